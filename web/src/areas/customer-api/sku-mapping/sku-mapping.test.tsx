import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { SkuMappingPage } from '../SkuMappingPage.tsx'

afterEach(() => {
  closePage()
  vi.restoreAllMocks()
})

const SAVE = 'POST /api/user/productReferences/save_reference'
const UPLOAD = 'POST /api/user/productReferences/uploadSheet'
const DOWNLOAD = 'GET /api/user/productReferences/downloadSheet'

const flavour = (id: number, name: string, reference: string | null) => ({
  id,
  name,
  product_size: { name: '900 g', brand: { name: 'North' }, category: { name: 'Whey' }, product: { name: 'Whey' } },
  user_reference: { reference },
  sku: `N-${id}`,
  ean: null,
  image_url: null,
  is_discontinued: false,
})
const rows = [flavour(1, 'Vanilla', 'A-1'), flavour(2, 'Cocoa', null), flavour(3, 'Peanut', null)]

const open = (answers: object = {}) =>
  openPage({ '/mapping': SkuMappingPage }, '/mapping', {
    'GET /api/current_user': buyer({ has_api_access: true }),
    'GET /api/brand/list': [
      { id: 7, name: 'North' },
      { id: 8, name: 'South' },
    ],
    'GET /api/customer_flavour_references?brand_id=7': rows,
    'GET /api/customer_flavour_references?brand_id=8': [],
    [SAVE]: ({ body }: { body: { product_attribute_id: number; cpc_reference: string } }) => ({
      product_attribute_id: body.product_attribute_id,
      reference: body.cpc_reference,
    }),
    ...answers,
  })
const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`, ${name}$`) })
const saved = (calls: readonly { body: unknown }[]) =>
  calls
    .map(({ body }) => body as { product_attribute_id: number; cpc_reference: string })
    .map(body => [body.product_attribute_id, body.cpc_reference])

test('a brand is chosen, and its flavours come with the own references; without any it says so (SH-286, SH-315, SH-316, SH-318)', async () => {
  const { calls } = open()
  expect((await cell('Vanilla')).value).toBe('A-1')
  screen.getByText('1 of 3 have one')
  screen.getByText('N-2')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'South')
  await screen.findByText('No results.')
  expect(calls()).toEqual([])
})

test('a reference is typed in place; Enter goes on and saves, and the row says how it stands (SH-317)', async () => {
  const { calls } = open()
  const user = userEvent.setup()
  await user.click(await cell('Cocoa'))
  await user.keyboard('B-2{Enter}')
  expect(document.activeElement).toBe(await cell('Peanut'))
  await screen.findByText('Saved')
  await screen.findByText('2 of 3 have one')
  await user.keyboard('{ArrowUp}{ArrowUp}{Backspace}{ArrowDown}')
  await screen.findByText('Removed')
  expect(saved(calls())).toEqual([
    [2, 'B-2'],
    [1, ''],
  ])
  await user.click(screen.getByRole('switch', { name: 'Without reference' }))
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
})

test('a refusal stands in the row and names the other flavour; it is taken back (SH-317)', async () => {
  const words = 'You use this reference for North Whey 900 g, Vanilla already.'
  open({ [SAVE]: refusal(422, words) })
  const user = userEvent.setup()
  await user.click(await cell('Cocoa'))
  await user.keyboard('A-1{Enter}')
  await screen.findByText(words, { selector: 'li *' })
  expect((await cell('Cocoa')).getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Leave it empty' }))
  expect((await cell('Cocoa')).value).toBe('')
  expect((await cell('Cocoa')).getAttribute('aria-invalid')).toBeNull()
  await user.type(await cell('Cocoa'), `${'x'.repeat(65)}{Enter}`)
  await screen.findByText('A reference has at most 64 characters.')
})

test('a pasted column fills downwards; one that a later row frees is saved after it (FF-1059)', async () => {
  const own = new Map([[1, 'A-1']])
  const { calls } = open({
    [SAVE]: ({ body }: { body: { product_attribute_id: number; cpc_reference: string } }) => {
      const { product_attribute_id: id, cpc_reference: reference } = body
      if ([...own].some(([other, one]) => other !== id && one === reference))
        return new Response(JSON.stringify({ code: 'reference_taken', detail: 'Taken.', status: 422 }), { status: 422 })
      own.set(id, reference)
      return { product_attribute_id: id, reference }
    },
  })
  own.set(2, 'X')
  fireEvent.paste(await cell('Vanilla'), { clipboardData: { getData: () => 'X\nB\nC\n' } })
  await waitFor(() =>
    expect([...own]).toEqual([
      [1, 'X'],
      [2, 'B'],
      [3, 'C'],
    ]),
  )
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(3))
  expect(calls()).toHaveLength(4)
})

test('what could not be saved is still there after another brand (SH-317)', async () => {
  open({ [SAVE]: refusal(503, 'Please try again later.') })
  await userEvent.type(await cell('Cocoa'), 'B-2{Enter}')
  await screen.findByText('Please try again later.')
  const brand = screen.getByRole('combobox', { name: 'Brand' })
  await userEvent.selectOptions(brand, 'South')
  await screen.findByText('No results.')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'North')
  expect((await cell('Cocoa')).value).toBe('B-2')
  screen.getByText('Please try again later.')
})

/** Sends as the browser does, by the table of answers. */
function stubUploads(): { finish: () => void } {
  const gate = Promise.withResolvers<void>()
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: object) => void } = {}
      onload = () => {}
      status = 0
      responseText = ''
      #address = ''
      open(_method: string, address: string) {
        this.#address = address
      }
      setRequestHeader() {}
      async send(body: FormData) {
        const file = body.get('filepond') as File
        this.upload.onprogress?.({ loaded: file.size, total: file.size })
        await gate.promise
        const response = await fetch(this.#address, { method: 'POST', body })
        this.status = response.status
        this.responseText = await response.text()
        this.onload()
      }
    },
  )
  return { finish: gate.resolve }
}

test('a sheet is uploaded in a modal, which closes; the refused rows are listed with their reasons (SH-319..322, FF-1060)', async () => {
  const { finish } = stubUploads()
  open({
    [UPLOAD]: {
      taken: [{ row: 2 }, { row: 3 }],
      unchanged: [{ row: 4 }],
      refused: [{ row: 5, reason: 'There is no such article.', number: 'QX-9', reference: '=1+1' }],
    },
  })
  await cell('Vanilla')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Upload' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Upload references' }))
  const button = modal.getByRole<HTMLButtonElement>('button', { name: 'Upload' })
  expect(button.disabled).toBe(true)
  await user.upload(
    modal.getByLabelText('Workbook with references', { selector: 'input' }),
    new File(['x'], 'may.xlsx'),
  )
  await user.click(button)
  await modal.findByRole('button', { name: 'Uploading ...' })
  modal.getByText(/its rows are being read/)
  finish()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const report = within(screen.getByRole('region', { name: 'Rows of may.xlsx' }))
  report.getByText('2 saved, 1 unchanged, 1 refused')
  report.getByText('There is no such article.')
  const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  // A download leads nowhere; the simulated browser would go there.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(report.getByRole('button', { name: 'Refused rows as CSV' }))
  const csv = await (url.mock.calls[0]![0] as Blob).text()
  expect(csv).toContain("5,QX-9,'=1+1,There is no such article.")
})

test('a refused upload stays open and says why; a file that is too large is not sent (FF-1060)', async () => {
  stubUploads().finish()
  open({ [UPLOAD]: refusal(415, 'Please send a workbook as XLSX.') })
  await cell('Vanilla')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Upload' }))
  const modal = within(await screen.findByRole('dialog'))
  const input = modal.getByLabelText('Workbook with references', { selector: 'input' })
  await user.upload(input, new File(['x'], 'may.xlsx'))
  await user.click(modal.getByRole('button', { name: 'Upload' }))
  await modal.findByText('Please send a workbook as XLSX.')
  await user.upload(input, new File([new Uint8Array(10_000_001)], 'huge.xlsx'))
  await modal.findByText('A file has at most 10 MB.')
  expect(modal.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(true)
})

test('a failed download shows an alert with the error’s message (SH-330, SH-333)', async () => {
  open({ [DOWNLOAD]: refusal(403, 'Your company has no API access.') })
  await cell('Vanilla')
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your company has no API access.')
})
