import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer, visitor } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { CareersDeskPage } from './CareersDeskPage.tsx'
import { CareersPage } from './CareersPage.tsx'
import { JobPage } from './JobPage.tsx'

afterEach(closePage)

const head = {
  slug: 'picker',
  language: 'en',
  reader_language: 'en',
  title: 'Picker',
  place: 'Venlo',
  hours: '32 hours a week',
  lead: 'You find the right tub.',
}
const runs = [{ text: 'You pick.', strong: false, emphasis: false, href: null }]
const job = { ...head, content: [{ kind: 'paragraph', runs }], open_until: null }
const APPLY = 'POST /api/jobs/picker/applications'
const open = (address: string, answers: Answers = {}) =>
  openPage({ '/careers': CareersPage, '/careers/:job': JobPage, '/admin': CareersDeskPage }, address, {
    'GET /api/current_user': visitor,
    'GET /api/jobs': [head],
    'GET /api/jobs/picker': job,
    ...answers,
  })
const pdf = new File(['%PDF-1.7 %%EOF'], 'cv.pdf', { type: 'application/pdf' })

describe('careers', () => {
  test('lists the open jobs, each with a page of its own (SH-016, SH-239)', async () => {
    open('/careers')
    expect(screen.getByText('How to apply')).toBeTruthy()
    await userEvent.click(await screen.findByRole('link', { name: /Picker/ }))
    await screen.findByRole('heading', { level: 1, name: 'Picker' })
    expect(await screen.findByText('You pick.')).toBeTruthy()
  })

  test('says when no job is open, when one was and has ended, and when there is none (SH-239, FF-1874)', async () => {
    open('/careers', { 'GET /api/jobs': [] })
    expect(await screen.findByText('No job is open at the moment')).toBeTruthy()
    closePage()
    open('/careers/picker', { 'GET /api/jobs/picker': undefined })
    expect(await screen.findByText('There is no such job')).toBeTruthy()
    closePage()
    const over = refusal(404, 'This job is no longer open.', [], 'job_over')
    open('/careers/picker', { 'GET /api/jobs/picker': over })
    expect(await screen.findByText('This job is no longer open')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All jobs' }).getAttribute('href')).toBe('/careers')
  })

  test('a stranger applies with a PDF; what is missing is said first, and what was typed stays after a refusal (SH-240)', async () => {
    const detail = 'This file is no PDF.'
    let answer: unknown = refusal(422, detail, [{ path: 'file', detail }])
    const { calls } = open('/careers/picker', { [APPLY]: () => answer })
    const form = within(await screen.findByRole('form', { name: 'Your application' }))
    const send = () => userEvent.click(form.getByRole('button', { name: 'Send application' }))
    await send()
    expect(form.getByText('Please fill this in.')).toBeTruthy()
    expect(form.getByText('Please choose a PDF.')).toBeTruthy()
    expect(form.getByText('Without this we may not read your application.')).toBeTruthy()
    expect(calls()).toEqual([])
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Ada Smit')
    await userEvent.type(form.getByRole('textbox', { name: 'E-mail' }), 'ada@example.test')
    await userEvent.upload(form.getByLabelText('Your documents', { selector: 'input' }), pdf)
    await userEvent.click(form.getByRole('checkbox'))
    await send()
    await waitFor(() => expect(form.getAllByText(detail).length).toBeGreaterThan(0))
    expect((form.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Ada Smit')
    answer = { success: true }
    await waitFor(() => expect(form.getByRole('button', { name: 'Send application' }).ariaBusy).not.toBe('true'))
    await waitFor(async () => {
      await send()
      expect(screen.queryByText('Thank you, your application has arrived')).toBeTruthy()
    })
    expect(screen.getByText(/We have sent a confirmation to ada@example.test/)).toBeTruthy()
    expect(calls()).toHaveLength(2)
  })
})

describe('careers in the back office', () => {
  const words = { title: 'Picker', place: 'Venlo', hours: '', lead: '', text: 'You pick.' }
  const none = { title: '', place: '', hours: '', lead: '', text: '' }
  const typed = {
    slug: 'picker',
    texts: { en: words, de: none },
    rank: 1,
    published: true,
    open_from: null,
    open_until: null,
  }
  const deskJob = { id: 3, version: 'v1', ...typed, state: 'open', applications: 1 }
  const application = {
    id: 9,
    job: 'Picker',
    name: 'Ada Smit',
    email: 'ada@example.test',
    phone: '',
    message: 'Hello.',
    language: 'en',
    file_size: 2_000_000,
    received_at: '2031-05-06T12:00:00Z',
    deleted_at: '2031-11-02T12:00:00Z',
    state: 'new',
    state_by: null,
    note: '',
    version: 'v1',
  }
  const desk = (answers: Answers = {}) =>
    open('/admin', {
      'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
      'GET /api/admin/jobs-offered': { time_zone: 'Europe/Berlin', keep_days: 180, jobs: [deskJob] },
      'GET /api/admin/applications': { next: null, previous: null, total: 1, applications: [application] },
      ...answers,
    })

  test('an application has its file to download, a state and a note (FF-1235)', async () => {
    const { calls } = desk({ 'PATCH /api/admin/applications/9': { ...application, state: 'invited', version: 'v2' } })
    const item = within((await screen.findByRole('heading', { name: 'Ada Smit' })).closest('li')!)
    const file = item.getByRole('link', { name: 'PDF, 2,0 MB' })
    expect(file.getAttribute('href')).toBe('/api/admin/applications/9/file')
    await userEvent.selectOptions(item.getByRole('combobox', { name: 'State' }), 'Invited')
    await userEvent.type(item.getByRole('textbox', { name: /Note/ }), 'Tuesday')
    await userEvent.click(item.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(calls()).toHaveLength(1))
    expect(calls()[0]?.body).toEqual({ state: 'invited', note: 'Tuesday', version: 'v1' })
  })

  test('a job is written in each language, with its days (FF-1234)', async () => {
    const { calls } = desk({ 'PUT /api/admin/jobs-offered/3': deskJob })
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Picker' }))
    const german = within(await screen.findByRole('group', { name: 'German' }))
    await userEvent.type(german.getByRole('textbox', { name: 'Title' }), 'Kommissionierer')
    await userEvent.type(german.getByRole('textbox', { name: 'Text' }), 'Sie packen.')
    await userEvent.type(screen.getByLabelText(/Open until/), '2031-06-01T18:00:00')
    await userEvent.click(screen.getByRole('button', { name: 'Save job' }))
    await waitFor(() => expect(calls()).toHaveLength(1))
    expect(calls()[0]?.body).toEqual({
      ...typed,
      version: 'v1',
      texts: { en: words, de: { ...none, title: 'Kommissionierer', text: 'Sie packen.' } },
      open_until: '2031-06-01T16:00:00.000Z',
    })
  })

  test('a job whose address is taken leads to the address, far above the button (FF-1424)', async () => {
    const detail = 'Another job has this address.'
    desk({ 'PUT /api/admin/jobs-offered/3': refusal(422, detail, [{ path: 'slug', detail }]) })
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Picker' }))
    await screen.findByRole('group', { name: 'German' })
    await userEvent.click(screen.getByRole('button', { name: 'Save job' }))
    await screen.findAllByText(detail)
    const address = () => screen.getAllByRole('textbox').find(field => field.getAttribute('aria-invalid') === 'true')
    await waitFor(() => expect(document.activeElement).toBe(address()))
    expect(address()).toHaveProperty('value', 'picker')
  })
})
