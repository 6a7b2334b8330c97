import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { PagesDeskPage } from './PagesDeskPage.tsx'

afterEach(closePage)

const page = (slug: string, title: string, file_url: string | null = null) => ({
  slug,
  title,
  lead: 'Who we are.',
  sections: [
    { head: 'Company', text: 'North Ltd', image_url: null },
    { head: 'Contact', text: 'By telephone', image_url: '/content/files/a.webp' },
  ],
  file_url,
  updated_at: '2031-05-06T12:00:00.000Z',
  updated_by: null,
})
const pages = [page('imprint', 'Imprint'), page('terms', 'Terms', '/content/files/b.pdf')]

const open = (saved: unknown) =>
  openPage({ '/admin': PagesDeskPage }, '/admin', {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    'GET /api/admin/content-pages': pages,
    'PUT /api/admin/content-pages/terms': saved,
  })

const part = (number: number) => within(screen.getByRole('group', { name: `Part ${number}` }))

describe('the pages of the house', () => {
  test('are chosen, rewritten part by part, and sent whole', async () => {
    const { calls } = open({ ...pages[1], updated_by: 'Tom Vos' })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Page' }), 'Terms (terms)')
    expect(screen.getByRole('link', { name: 'See it as PDF' }).getAttribute('href')).toBe('/content/files/b.pdf')
    await userEvent.click(screen.getByRole('button', { name: 'Move part 2 up' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove part 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add a part' }))
    await userEvent.type(part(2).getByRole('textbox', { name: 'Heading' }), 'Delivery')
    await userEvent.click(screen.getByRole('button', { name: 'Save page' }))
    expect(part(2).getByText('Please fill this in.')).toBeTruthy()
    expect(calls()).toEqual([])
    await userEvent.type(part(2).getByRole('textbox', { name: 'Text' }), 'By lorry')
    await userEvent.click(screen.getByRole('button', { name: 'Save page' }))
    await waitFor(() => expect(calls()).toHaveLength(1))
    expect(calls()[0]?.body).toEqual({
      title: 'Terms',
      lead: 'Who we are.',
      sections: [
        { head: 'Contact', text: 'By telephone', image_url: '/content/files/a.webp' },
        { head: 'Delivery', text: 'By lorry', image_url: null },
      ],
    })
    expect(await screen.findByText(/by Tom Vos/)).toBeTruthy()
  })

  test('that are refused say why, and keep what was typed', async () => {
    open(refusal(422, 'This page has no such picture.'))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Page' }), 'Terms (terms)')
    const title = screen.getByRole('textbox', { name: 'Title' }) as HTMLInputElement
    await userEvent.type(title, ' of ours')
    await userEvent.click(screen.getByRole('button', { name: 'Save page' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This page has no such picture.')
    expect(title.value).toBe('Terms of ours')
  })
})
