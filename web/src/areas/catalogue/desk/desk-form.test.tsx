import { onlineManager, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { userQuery } from '../../../visit/user.ts'
import { BrandForm } from './BrandForm.tsx'
import { brandQuery } from './queries.ts'

const brand = {
  ...{ id: 4, name: 'North', foreign_number: null, rank: 2, logo_url: null, products: 3, sizes: 5, on_sale: true },
  ...{ version: 'first', description: '', banner_url: null, by_hand: [] },
}
const READ = 'GET /api/admin/brands/4'
const SAVE = 'PUT /api/admin/brands/4'
const stale = refusal(409, 'Somebody has changed this.', [], 'changed_meanwhile')

function Page() {
  const { data } = useQuery(brandQuery(4))
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      {data && <BrandForm brand={data} />}
    </>
  )
}

function InSheet() {
  const { data } = useQuery(brandQuery(4))
  const [open, setOpen] = useState(true)
  return (
    <Sheet open={open} onClose={() => setOpen(false)} title="Brand">
      {data && <BrandForm brand={data} />}
    </Sheet>
  )
}

const open = (answers: Answers = {}, page: typeof Page = Page) =>
  openPage({ '/brand': page, '/elsewhere': <p>Elsewhere it is</p> }, '/brand', { [READ]: brand, ...answers })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const asked = async () => within(await screen.findByRole('dialog'))
const savedBodies = (calls: ReturnType<typeof open>['calls']) => calls(SAVE).map(({ body }) => body)

beforeEach(() => history.replaceState({ idx: 1 }, '', '/brand'))
afterEach(() => {
  onlineManager.setOnline(true)
  closePage()
})

test('the bar names what has changed, and takes it back', async () => {
  open()
  await userEvent.type(await field('Name'), '!')
  expect(screen.getByText('1 change: Name')).toBeTruthy()
  await userEvent.type(await field('Rank among the top brands'), '3')
  expect(screen.getByText('2 changes: Name, Rank among the top brands')).toBeTruthy()
  await press('Discard')
  expect((await field('Name')).value).toBe('North')
  expect(screen.queryByText(/^\d+ changes?:/)).toBeNull()
})

test('what is typed outlives a reload and a visit elsewhere, and is forgotten once it is saved', async () => {
  const { goTo } = open()
  await userEvent.type(await field('Name'), ' Sea')
  await goTo('/elsewhere')
  await goTo('/brand')
  expect((await field('Name')).value).toBe('North Sea')
  cleanup()
  const { calls } = open({ [SAVE]: { ...brand, name: 'North Sea', version: 'second' } })
  expect((await field('Name')).value).toBe('North Sea')
  await press('Save')
  await waitFor(() => expect(screen.queryByText(/^\d+ changes?:/)).toBeNull())
  expect(savedBodies(calls)).toEqual([{ version: 'first', name: 'North Sea', rank: 2, description: '', on_sale: true }])
  expect(Object.keys(localStorage).filter(key => key.includes('brand 4'))).toEqual([])
})

test('what somebody else has changed elsewhere is taken; where both did, the reader decides', async () => {
  const theirs = { ...brand, name: 'West', rank: 7, description: 'Salt.', version: 'second' }
  const reads = [brand, theirs]
  const answers = [stale, { ...theirs, name: 'South', version: 'third' }]
  const { calls } = open({ [READ]: () => (reads.length > 1 ? reads.shift() : theirs), [SAVE]: () => answers.shift() })
  await userEvent.clear(await field('Name'))
  await userEvent.type(await field('Name'), 'South')
  await userEvent.clear(await field('Rank among the top brands'))
  await userEvent.type(await field('Rank among the top brands'), '9')
  await press('Save')
  const bar = within(await screen.findByRole('alert'))
  expect(bar.getByText('was North, now West, you typed South')).toBeTruthy()
  expect(bar.getByText('was 2, now 7, you typed 9')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect((await field('Text Optional')).value).toBe('Salt.')
  await press('Keep mine: South')
  await press('Take theirs: 7')
  expect((await field('Rank among the top brands')).value).toBe('7')
  expect(screen.getByText('1 change: Name')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).not.toBe('true'),
  )
  await press('Save')
  await waitFor(() => expect(savedBodies(calls)).toHaveLength(2))
  expect(savedBodies(calls)[1]).toEqual({
    version: 'second',
    name: 'South',
    rank: 7,
    description: 'Salt.',
    on_sale: true,
  })
})

test('what was saved already, and only not answered, is no clash', async () => {
  const reads = [brand, { ...brand, name: 'North!', version: 'second' }]
  open({ [READ]: () => (reads.length > 1 ? reads.shift() : reads[0]), [SAVE]: stale })
  await userEvent.type(await field('Name'), '!')
  await press('Save')
  await waitFor(() => expect(screen.queryByText(/^\d+ changes?:/)).toBeNull())
  expect((await field('Name')).value).toBe('North!')
})

test('Escape asks before it discards', async () => {
  open()
  await userEvent.type(await field('Name'), '!{Escape}')
  await userEvent.click((await asked()).getByRole('button', { name: 'Go on typing' }))
  expect((await field('Name')).value).toBe('North!')
  await userEvent.type(await field('Name'), '{Escape}')
  await userEvent.click((await asked()).getByRole('button', { name: 'Discard' }))
  expect((await field('Name')).value).toBe('North')
})

test('a link asks; the draft may stay, go, or be saved on the way', async () => {
  const { address, calls, goTo } = open({ [SAVE]: { ...brand, name: 'North!', version: 'second' } })
  await userEvent.type(await field('Name'), '!')
  const leave = async (how: string) => {
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await userEvent.click((await asked()).getByRole('button', { name: how }))
  }
  await leave('Stay here')
  expect(address()).toBe('/brand')
  await leave('Leave, keep the draft')
  await waitFor(() => expect(address()).toBe('/elsewhere'))
  expect(calls(SAVE)).toEqual([])
  await goTo('/brand')
  expect((await field('Name')).value).toBe('North!')
  await leave('Save and leave')
  await waitFor(() => expect(address()).toBe('/elsewhere'))
  expect(calls(SAVE)).toHaveLength(1)
})

test('the button Back asks as well, and goes back once it may', async () => {
  const go = vi.spyOn(history, 'go').mockImplementation(() => {})
  const back = () => {
    history.replaceState({ idx: 0 }, '', '/elsewhere')
    return fireEvent(window, new PopStateEvent('popstate', { state: { idx: 0 } }))
  }
  const heard = vi.fn()
  window.addEventListener('popstate', heard)
  open()
  await userEvent.type(await field('Name'), '!')
  back()
  expect(heard).not.toHaveBeenCalled()
  expect(go.mock.lastCall).toEqual([1])
  history.replaceState({ idx: 1 }, '', '/brand')
  fireEvent(window, new PopStateEvent('popstate', { state: { idx: 1 } }))
  expect(heard).not.toHaveBeenCalled()
  await userEvent.click((await asked()).getByRole('button', { name: 'Leave, keep the draft' }))
  expect(go.mock.lastCall).toEqual([-1])
  back()
  expect(heard).toHaveBeenCalledOnce()
  window.removeEventListener('popstate', heard)
  go.mockRestore()
})

test('a window is closed without a question unless something is not saved', async () => {
  open()
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const name = await field('Name')
  expect(close()).toBe(false)
  await userEvent.type(name, '!')
  expect(close()).toBe(true)
})

test('a sheet asks before it closes', async () => {
  open({}, InSheet)
  await userEvent.type(await field('Name'), '!{Escape}')
  const question = within(await screen.findByRole('dialog', { name: 'Leave with 1 change unsaved?' }))
  await userEvent.click(question.getByRole('button', { name: 'Stay here' }))
  expect((await field('Name')).value).toBe('North!')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  const again = within(await screen.findByRole('dialog', { name: 'Leave with 1 change unsaved?' }))
  await userEvent.click(again.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull())
})

test('Ctrl+S saves, wherever the focus is; what is wrong is said at its field, which has the focus then', async () => {
  const { calls } = open({ [SAVE]: { ...brand, name: 'South', version: 'second' } })
  await userEvent.clear(await field('Name'))
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('1 field is wrong.')).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await field('Name')))
  expect(calls(SAVE)).toEqual([])
  await userEvent.type(await field('Name'), 'South')
  act(() => (document.activeElement as HTMLElement).blur())
  await userEvent.keyboard('{Meta>}s{/Meta}')
  await waitFor(() => expect(calls(SAVE)).toHaveLength(1))
})

test('without a connection nothing is lost, and it is saved once that is back', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => ({ ...brand, version: 'second' })]
  const { calls } = open({ [SAVE]: () => answers.shift()!() })
  await userEvent.type(await field('Name'), '!')
  act(() => onlineManager.setOnline(false))
  await press('Save')
  expect(await screen.findByText(/^Not saved yet: no connection/)).toBeTruthy()
  expect((await field('Name')).value).toBe('North!')
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(calls(SAVE)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText(/^Not saved yet/)).toBeNull())
})

test('after an ended session it is saved as soon as somebody has logged in again', async () => {
  const answers = [
    refusal(401, 'Please log in.', [], 'login_required'),
    { ...brand, name: 'North!', version: 'second' },
  ]
  const { calls, client } = open({ [SAVE]: () => answers.shift() })
  await userEvent.type(await field('Name'), '!')
  await press('Save')
  expect(await screen.findByText(/^Not saved yet: your session has ended/)).toBeTruthy()
  act(() => void client.setQueryData(userQuery.queryKey, { user: buyer() } as never))
  await waitFor(() => expect(calls(SAVE)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText(/^\d+ changes?:/)).toBeNull())
})
