import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buyer, exhibitor, exhibitorStaff, shop, visitor, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { PrivacyPolicyPage } from '../content/PrivacyPolicyPage.tsx'
import { TermsPage } from '../content/TermsPage.tsx'
import { ExhibitorsDeskPage } from './ExhibitorsDeskPage.tsx'
import { InformationPage } from './InformationPage.tsx'
import { TeaserPage } from './TeaserPage.tsx'

const INFORMATION = '/virtual-trade-show/information'
const ADMIN = '/virtual-trade-show/admin/exhibitors'
const words = (...paragraphs: string[]) =>
  paragraphs.map(text => ({ kind: 'paragraph', runs: [{ text, strong: false, emphasis: false, href: null }] }))
const page = (slug: string, title: string) => ({
  slug,
  title,
  lead: 'Of the house.',
  image_url: null,
  language: 'en',
  reader_language: 'en',
  sections: [{ head: 'Company', text: 'Street 1\n\nVenlo', content: words('Street 1', 'Venlo'), image_url: null }],
  file_url: null,
  updated_at: '2031-05-01T10:00:00Z',
})
const pages = {
  [INFORMATION]: InformationPage,
  [ADMIN]: ExhibitorsDeskPage,
  '/terms': TermsPage,
  '/privacy-policy': PrivacyPolicyPage,
  '/vts': TeaserPage,
}
const open = (address: string, answers: Answers = {}) =>
  openPage(pages, address, {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/virtual-trade-show/admin/exhibitors': [
      { ...exhibitor(), brand_id: 1 },
      { ...exhibitor({ id: 12, name: 'South', boothNumberB2b: 9 }), brand_id: 2 },
    ],
    'GET /api/admin/show-figures': {
      ...{ customers: 3, customers_confirmed: 0, lines: 9, pieces: 60, pieces_released: 0, price_excl_vat: 90 },
      brands: [{ brand_id: 2, lines: 3, pieces: 60, price_excl_vat: 90 }],
    },
    'GET /api/content-pages/terms': page('terms', 'Imprint'),
    'GET /api/content-pages/privacy-policy': page('privacy-policy', 'Privacy Policy'),
    'GET /api/content-pages/vts': { ...page('vts', 'Walk the hall.'), lead: 'Thirty brands.' },
    ...answers,
  })
const asVisitor = { 'GET /api/current_user': visitor }
const operator = { 'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }) }
const questions = () => screen.getAllByRole('heading', { level: 4 }).map(heading => heading.textContent)

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

describe('the information screen', () => {
  test.each([
    ['a buyer', {}],
    ['a visitor', asVisitor],
  ])('has questions for %s, releasing among them (TS-020, TS-032, TS-135)', async (_who, answers) => {
    open(INFORMATION, answers)
    await screen.findByRole('button', { name: 'What is the Virtual Trade Show?' })
    expect(questions()).toHaveLength(16)
    expect(questions()).toContain('How do I release my order?')
  })

  test('says the windows of the edition, what matters now is open (TS-131, TS-137)', async () => {
    open(INFORMATION)
    const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded')
    await screen.findByRole('button', { name: 'How do I confirm my order?' })
    expect([isOpen('When can I order?'), isOpen('How do I confirm my order?')]).toEqual(['true', 'false'])
    await userEvent.click(screen.getByRole('button', { name: 'How do I confirm my order?' }))
    expect(screen.getByText(/from 9 May, 10:00 to 16 May, 23:59\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'How do I release my order?' }))
    expect(screen.getByText(/until 30 June\./)).toBeTruthy()
  })

  test('finds what is asked in questions and answers, and says how to reach a person', async () => {
    open(INFORMATION)
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search questions and answers' }), 'zip brand')
    expect(questions()).toEqual(['Where do I find pictures and price sheets?'])
    expect(screen.getByText(/as one ZIP file/).closest('[hidden]')).toBeNull()
    await userEvent.type(screen.getByRole('searchbox'), ' xyz')
    expect(screen.getByText(/No question says that/)).toBeTruthy()
    expect(screen.getByRole('link', { name: shop().seller.email }).getAttribute('href')).toMatch(/^mailto:/)
  })

  test('is read in the other language as soon as it is chosen (FF-420)', async () => {
    open(INFORMATION)
    await userEvent.click(await screen.findByRole('button', { name: 'Deutsch' }))
    expect(await screen.findByRole('heading', { name: 'Fragen und Antworten' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('de')
    await userEvent.click(screen.getByRole('button', { name: 'English' }))
    expect(screen.getByRole('heading', { name: 'Questions and answers' })).toBeTruthy()
  })

  test('does not tell exhibitors how to release (TS-136)', async () => {
    open(INFORMATION, { 'GET /api/current_user': exhibitorStaff() })
    await screen.findByRole('button', { name: 'How do I confirm my order?' })
    expect(questions()).not.toContain('How do I release my order?')
  })

  test('leads to imprint, privacy policy and the terms as PDF (TS-020, TS-132..134)', async () => {
    const { address } = open(INFORMATION)
    const pdf = await screen.findByRole('link', { name: 'Terms and conditions (PDF)' })
    expect(pdf.getAttribute('href')).toBe('/content/terms-and-conditions.pdf')
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy')
    await userEvent.click(screen.getByRole('link', { name: 'Imprint' }))
    expect(address()).toBe('/terms')
    await screen.findByRole('heading', { level: 1, name: 'Imprint' })
    expect(await screen.findByText('Venlo')).toBeTruthy()
    expect(screen.getByText('Last changed on 1 May 2031')).toBeTruthy()
  })

  test('a page that the house has not written says so', async () => {
    open('/privacy-policy', { 'GET /api/content-pages/privacy-policy': undefined })
    expect(await screen.findByText('This page has not been written yet')).toBeTruthy()
  })
})

describe('the teaser', () => {
  test('shows a visitor name, dates, countdown, what to expect, and login or register (TS-027, TS-401..405)', async () => {
    open('/vts', asVisitor)
    await screen.findByRole('heading', { level: 1, name: 'Virtual Trade Show 2031' })
    expect(await screen.findByText('Thirty brands.')).toBeTruthy()
    expect(screen.getByRole('timer', { name: 'Left to order' })).toBeTruthy()
    const dates = within(screen.getByRole('list', { name: 'The dates of the show' }))
    expect(dates.getByText(/^5\s?–\s?8 May, until 23:59$/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'What to expect' })).toBeTruthy()
    expect(screen.getByLabelText('Username')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Register now/ }).getAttribute('href')).toBe(
      '/contact/customer?target=%2Fvirtual-trade-show%2Flobby',
    )
  })

  test('opens the door to those who are logged in', async () => {
    open('/vts')
    const door = await screen.findByRole('link', { name: 'Enter the trade show' })
    expect(door.getAttribute('href')).toBe('/virtual-trade-show/lobby')
    expect(screen.queryByLabelText('Username')).toBeNull()
  })

  test('says when no show is planned', async () => {
    open('/vts', { 'GET /api/onlineshop/vts': undefined })
    expect(await screen.findByRole('link', { name: 'To the shop' })).toBeTruthy()
  })

  test('without a show each page of the hall says so, and leads back', async () => {
    open('/virtual-trade-show/information', { 'GET /api/onlineshop/vts': undefined })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No trade show is planned at the moment' }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('heading', { name: 'Questions and answers' })).toBeNull()
  })
})

describe('the table of exhibitors', () => {
  test('has every booth with its place and its popup, and none of the show’s chrome (TS-021, TS-022, TS-399, TS-400)', async () => {
    open(ADMIN, operator)
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
      ...['Exhibitor Name', 'B2B popup', 'Pano No.', 'Booth No.', 'Lines ordered', 'Ordered, excl. VAT'],
    ])
    const rows = table.getAllByRole('row').slice(1)
    // On a phone the places show their column name before the value; the button and the sum say it themselves.
    expect(rows.map(row => Array.from(row.children, cell => cell.textContent))).toEqual([
      ['North', 'Open', 'Pano No.4', 'Booth No.7', '0', '0,00\u00a0€'],
      ['South', 'Open', 'Pano No.4', 'Booth No.9', '3', '90,00\u00a0€'],
    ])
    const popup = table.getByRole('link', { name: 'Open the B2B popup of South' })
    expect(popup.getAttribute('href')).toMatch(/exhibition\/4\/9\?popup=/)
    expect(screen.queryByRole('navigation', { name: 'Trade show' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Account' })).toBeNull()
  })

  test('stands in the order that is chosen, with the sum of all', async () => {
    const { address } = open(ADMIN, operator)
    await screen.findByText(/^2 exhibitors · 90,00\s€ ordered$/)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Highest sum')
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map(row => row.children[0]!.textContent)).toEqual(['South', 'North'])
    expect(address()).toBe(`${ADMIN}?sort=ordered`)
  })

  test('finds a booth by its brand or number', async () => {
    open(ADMIN, operator)
    const search = await screen.findByRole('searchbox', { name: 'Search by brand or booth number' })
    await userEvent.type(search, 'sou')
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map(row => row.children[0]!.textContent),
    ).toEqual(['South'])
    await userEvent.clear(search)
    await userEvent.type(search, '7')
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map(row => row.children[0]!.textContent),
    ).toEqual(['North'])
  })

  test('is for the operator alone (TS-044, FF-697)', async () => {
    const { calls } = open(ADMIN)
    await screen.findByText('You are not allowed to do this.')
    expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('table')).toBeNull()
    expect(calls('GET /api/virtual-trade-show/admin/exhibitors')).toHaveLength(0)
  })
})
