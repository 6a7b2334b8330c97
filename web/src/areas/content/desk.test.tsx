import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { PagesDeskPage } from './PagesDeskPage.tsx'

afterEach(closePage)

const version = (id: number, title: string, state: string) => ({
  id,
  title,
  state,
  published_from: state === 'draft' ? null : '2031-05-06T12:00:00.000Z',
  saved_at: '2031-05-06T12:00:00.000Z',
  saved_by: null as string | null,
})
const text = {
  title: 'Terms',
  lead: 'Who we are.',
  sections: [
    { head: 'Company', text: 'North Ltd', image_url: null },
    { head: 'Contact', text: 'By telephone', image_url: '/content/files/a.webp' },
  ],
}
const terms = {
  slug: 'terms-and-conditions',
  language: 'de',
  newest: { id: 7, ...text, file_url: '/content/files/b.pdf' },
  versions: [version(7, 'Terms', 'shown'), version(3, 'Old terms', 'past')],
}
const saved = {
  ...terms,
  newest: { ...terms.newest, id: 8 },
  versions: [{ ...version(8, 'Terms', 'planned'), saved_by: 'Tom Vos' }, ...terms.versions],
}
const SAVE = 'POST /api/admin/content-pages/terms-and-conditions'

const open = (answer: unknown) =>
  openPage({ '/admin': PagesDeskPage }, '/admin', {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    'GET /api/admin/content-pages': {
      languages: ['en', 'de'],
      time_zone: 'Europe/Berlin',
      pages: [
        { slug: 'faq', texts: [] },
        {
          slug: 'terms-and-conditions',
          texts: [{ language: 'de', title: 'Terms', waiting: version(9, 'Terms', 'draft') }],
        },
      ],
    },
    'GET /api/admin/content-pages/faq': { slug: 'faq', language: 'en', newest: null, versions: [] },
    'GET /api/admin/content-pages/terms-and-conditions': terms,
    'GET /api/admin/content-versions/3': {
      version: version(3, 'Old terms', 'past'),
      page: { ...text, title: 'Old terms', sections: [] },
    },
    [SAVE]: answer,
  })

const part = (number: number) => within(screen.getByRole('group', { name: `Part ${number}` }))
const title = () => screen.getByRole('textbox', { name: 'Title' }) as HTMLInputElement
async function chooseTerms() {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Page' }), 'Terms and conditions')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German (Draft)')
  await screen.findByRole('link', { name: 'See it as PDF' })
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save version' }))

describe('the pages of the house', () => {
  test('are chosen, rewritten part by part in a language, and sent whole, for a moment to come (FF-207)', async () => {
    const { calls } = open(saved)
    await chooseTerms()
    expect(screen.getByRole('link', { name: 'See it as PDF' }).getAttribute('href')).toBe('/content/files/b.pdf')
    await userEvent.click(screen.getByRole('button', { name: 'Move part 2 up' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove part 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add a part' }))
    await userEvent.type(part(2).getByRole('textbox', { name: 'Heading' }), 'Delivery')
    await userEvent.click(screen.getByRole('radio', { name: 'Everyone, from a moment on' }))
    await save()
    expect(part(2).getByText('Please fill this in.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(part(2).getByRole('textbox', { name: 'Text' })))
    expect(calls()).toEqual([])
    await userEvent.type(part(2).getByRole('textbox', { name: 'Text' }), 'By **lorry**')
    await save()
    expect(calls()).toEqual([])
    await userEvent.type(screen.getByLabelText('From'), '2031-06-01T08:00')
    await save()
    await waitFor(() => expect(calls()).toHaveLength(1))
    expect(calls()[0]?.body).toEqual({
      language: 'de',
      title: 'Terms',
      lead: 'Who we are.',
      sections: [
        { head: 'Contact', text: 'By telephone', image_url: '/content/files/a.webp' },
        { head: 'Delivery', text: 'By **lorry**', image_url: null },
      ],
      based_on: 7,
      publish: true,
      from: '2031-06-01T06:00:00.000Z',
    })
    expect(await screen.findByText(/by Tom Vos, shown from/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy()
  })

  test('are put back to an old version in the form, which is saved as a new one (FF-1231)', async () => {
    const { calls } = open(saved)
    await chooseTerms()
    const old = screen.getByText('Old terms').closest('li')!
    expect(within(old).getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe('/terms?preview=3')
    await userEvent.click(within(old).getByRole('button', { name: 'Into the form' }))
    await waitFor(() => expect(title().value).toBe('Old terms'))
    await save()
    await waitFor(() => expect(calls()).toHaveLength(1))
    expect(calls()[0]?.body).toMatchObject({ title: 'Old terms', based_on: 7, publish: false, from: null })
  })

  test('that are refused say why at the part, and keep what was typed', async () => {
    const detail = 'A link leads to a path of the shop.'
    open(refusal(422, detail, [{ path: 'sections.1.text', detail }]))
    await chooseTerms()
    await userEvent.type(title(), ' of ours')
    await save()
    expect(await part(2).findByText(detail)).toBeTruthy()
    expect(title().value).toBe('Terms of ours')
    expect(document.activeElement).toBe(part(2).getByRole('textbox', { name: 'Text' }))
  })

  test('that are planned for a moment that has passed say so at the moment (FF-1431)', async () => {
    const detail = 'This moment has passed.'
    open(refusal(422, detail, [{ path: 'from', detail }]))
    await chooseTerms()
    await userEvent.click(screen.getByRole('radio', { name: 'Everyone, from a moment on' }))
    await userEvent.type(screen.getByLabelText('From'), '2001-06-01T08:00')
    await save()
    await screen.findAllByText(detail)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('From')))
  })
})
