import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, visitor } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { ContactPage } from './ContactPage.tsx'
import { EnquiriesDeskPage } from './EnquiriesDeskPage.tsx'
import { SupplierPage } from './SupplierPage.tsx'

afterEach(closePage)

const SEND = 'POST /api/enquiries'
const open = (at: string, answers: Record<string, unknown> = {}) =>
  openPage({ '/contact': ContactPage, '/contact/supplier': SupplierPage }, at, {
    'GET /api/current_user': visitor,
    [SEND]: { success: true },
    ...answers,
  })

test('the contact page leads strangers to becoming a customer or a supplier (SH-019)', async () => {
  open('/contact')
  const customer = await screen.findByRole('link', { name: /^Become a customer/ })
  expect(customer.getAttribute('href')).toBe('/contact/customer')
  expect(screen.getByRole('link', { name: /^Become a supplier/ }).getAttribute('href')).toBe('/contact/supplier')
})

test('the contact page knows who is logged in, and offers a customer no account (FF-1306)', async () => {
  open('/contact', { 'GET /api/current_user': buyer({ name: 'Bo Verhoeven', email: 'bo@gym.test' }) })
  expect(await screen.findByLabelText('Your name')).toHaveProperty('value', 'Bo Verhoeven')
  expect(screen.queryByRole('link', { name: /^Become a customer/ })).toBeNull()
  expect(screen.getByRole('link', { name: /^Become a supplier/ })).toBeTruthy()
})

test('the contact page shows what the house has written (FF-1306)', async () => {
  const content = [
    { kind: 'paragraph', runs: [{ text: 'Monday to Friday', strong: false, emphasis: false, href: null }] },
  ]
  open('/contact', {
    'GET /api/content-pages/contact': {
      ...{
        slug: 'contact',
        language: 'en',
        reader_language: 'en',
        title: 'Reach us',
        lead: 'By day.',
        image_url: null,
      },
      sections: [{ head: 'When somebody is there', text: '', content, image_url: null }],
      ...{ file_url: null, updated_at: '2031-05-01T10:00:00Z' },
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Reach us' })).toBeTruthy()
  expect(screen.getByText('By day.')).toBeTruthy()
  expect(screen.getByText('Monday to Friday').closest('section')!.textContent).toContain('When somebody is there')
})

test('a supplier says what is offered; what is missing is said at its field (SH-020, SH-238)', async () => {
  const { calls } = open('/contact/supplier')
  await screen.findByLabelText('Brand')
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await send()
  expect(screen.getByLabelText('Brand').getAttribute('aria-invalid')).toBe('true')
  expect(calls(SEND)).toEqual([])
  for (const [label, words] of [
    ['Company', 'Zest Foods'],
    ['Brand', 'Zest'],
    ['Your name', 'Zoe'],
    ['E-mail address', 'zoe@zest.test'],
    ['What do you offer?', 'Bars.'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), words)
  await send()
  expect(await screen.findByText('We answer by mail to zoe@zest.test.')).toBeTruthy()
  expect(calls(SEND)[0]!.body).toMatchObject({ kind: 'supplier', brand: 'Zest', message: 'Bars.' })
})

test('the operator answers it beside the enquiries of the booths (FF-1197)', async () => {
  const enquiry = {
    ...{
      id: 7,
      kind: 'supplier',
      name: 'Zoe',
      email: 'zoe@zest.test',
      phone: '',
      company: 'Zest Foods',
      brand: 'Zest',
    },
    ...{ website: '', message: 'Bars.', asked_at: '2031-05-06T12:00:00Z' },
    ...{ answer: null, answered_at: null, answered_by: null },
  }
  const ANSWER = 'POST /api/admin/contact-enquiries/7/answer'
  const { calls } = openPage({ '/admin/enquiries': EnquiriesDeskPage }, '/admin/enquiries', {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    'GET /api/admin/enquiries': { next: null, previous: null, total: 0, enquiries: [] },
    'GET /api/admin/contact-enquiries': { next: null, previous: null, total: 1, enquiries: [enquiry] },
    [ANSWER]: { ...enquiry, answer: 'Please send samples.' },
  })
  await userEvent.click(await screen.findByRole('tab', { name: 'Contact pages' }))
  await userEvent.type(await screen.findByLabelText('Your answer'), 'Please send samples.')
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  await waitFor(() => expect(calls(ANSWER)[0]?.body).toEqual({ answer: 'Please send samples.' }))
})
