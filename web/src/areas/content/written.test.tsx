import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buyer, visitor } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { AboutUsPage } from './AboutUsPage.tsx'
import { PaymentMethodsPage } from './PaymentMethodsPage.tsx'
import { TermsPage } from './TermsPage.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
})
afterEach(closePage)

const run = (text: string, more = {}) => ({ text, strong: false, emphasis: false, href: null, ...more })
const paragraph = (...runs: object[]) => ({ kind: 'paragraph', runs })
const written = (title: string, content: object[], more = {}) => ({
  slug: 'about-us',
  language: 'en',
  reader_language: 'en',
  title,
  lead: 'In one sentence.',
  image_url: null,
  sections: [{ head: 'Account', text: '', content, image_url: null }],
  file_url: null,
  updated_at: '2031-05-01T10:00:00Z',
  ...more,
})
const open = (address: string, answers: Answers) =>
  openPage({ '/about-us': AboutUsPage, '/payment-methods': PaymentMethodsPage, '/terms': TermsPage }, address, {
    'GET /api/current_user': visitor,
    ...answers,
  })
const ABOUT = 'GET /api/content-pages/about-us'

describe('a page of the house', () => {
  test('shows its text by elements alone: bold words, links into the shop and out of it, lists, pictures (SH-004)', async () => {
    const content = [
      paragraph(run('We are '), run('here', { strong: true }), run('<b>not</b>')),
      paragraph(run('brands', { href: '/brands' }), run('maker', { href: 'https://maker.example' })),
      { kind: 'list', ordered: false, start: 1, points: [{ runs: [run('one')], points: [{ runs: [run('in it')] }] }] },
      { kind: 'picture', url: '/content/files/a.webp', alt: 'The hall', width: 800, height: 500 },
    ]
    open('/about-us', { [ABOUT]: written('About us', content) })
    await screen.findByRole('heading', { level: 1, name: 'About us' })
    expect((await screen.findByText('here')).tagName).toBe('STRONG')
    expect(screen.getByText(/<b>not<\/b>/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'brands' }).getAttribute('target')).toBeNull()
    expect(screen.getByRole('link', { name: 'maker' }).getAttribute('rel')).toBe('noreferrer')
    expect(within(screen.getAllByRole('list')[0]!).getByText('in it')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'The hall' }).getAttribute('width')).toBe('800')
  })

  test('that is not written in the reader’s language says so, in another language than its text (FF-1230)', async () => {
    const german = { language: 'de', sections: [] }
    open('/about-us', { [ABOUT]: written('Über uns', [], german) })
    const heading = await screen.findByRole('heading', { level: 1, name: 'Über uns' })
    expect(heading.closest<HTMLElement>('[lang]')!.lang).toBe('de')
    expect((await screen.findByText(/This page is written in German only/)).lang).toBe('en')
  })

  test('is previewed by the operator in a version that nobody else sees (FF-1232)', async () => {
    const version = { id: 4, title: 'New', state: 'draft', published_from: null, saved_at: '', saved_by: null }
    const answers = {
      [ABOUT]: written('About us', []),
      'GET /api/admin/content-versions/4': { version, page: written('New words', []) },
    }
    const operator = { 'GET /api/current_user': buyer({ company: null, roles: ['ROLE_ADMIN'] }) }
    open('/about-us?preview=4', { ...answers, ...operator })
    await screen.findByRole('heading', { level: 1, name: 'New words' })
    expect(screen.getByText('A draft: only the back office sees this version.')).toBeTruthy()
    closePage()
    const { calls } = open('/about-us?preview=4', answers)
    await screen.findByRole('heading', { level: 1, name: 'About us' })
    expect(calls('GET').some(({ path }) => path.includes('content-versions'))).toBe(false)
  })
})

const section = (head: string) => ({ head, text: '', content: [paragraph(run('Words.'))], image_url: null })

test('the contents of /terms name the parts of the imprint and of the terms, each a way to its part (SH-006)', async () => {
  open('/terms', {
    'GET /api/content-pages/terms': written('Imprint', [], { slug: 'terms', sections: [section('Who we are')] }),
    'GET /api/content-pages/terms-and-conditions': written('Terms and conditions', [], {
      ...{ slug: 'terms-and-conditions', sections: ['Scope', 'Prices'].map(section) },
    }),
  })
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const ways = contents.getAllByRole('link')
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Who we are',
    'Terms and conditions',
    '1 Scope',
    '2 Prices',
  ])
  for (const way of ways) {
    const part = document.getElementById(way.getAttribute('href')!.slice(1))!
    expect(way.textContent).toBe(within(part).getAllByRole('heading')[0]!.textContent)
  }
})

test('the house’s page has the figures of its list, and the top brands as ways to their products', async () => {
  open('/about-us', {
    [ABOUT]: written('About us', []),
    'GET /api/onlineshop/products?page=1': { total: 1234, facets: { brands: [{}, {}], in_stock: 900 } },
    'GET /api/onlineshop/brands?sortBy=top': [
      { id: 3, erp_id: 3, name: 'Norrsund', image_public_url: '/media/n.webp' },
    ],
  })
  const figures = async (name: string) => (await screen.findByText(name)).parentElement!.textContent
  expect(await figures('Brands')).toBe('Brands2')
  expect(await figures('Products')).toBe('Products1.234')
  expect(await figures('In stock today')).toBe('In stock today900')
  const brand = await screen.findByRole('link', { name: 'Norrsund' })
  expect(brand.getAttribute('href')).toBe('/product-list/brand/3')
})

test('a customer reads how it may pay above what the house says about paying (SH-015)', async () => {
  open('/payment-methods', {
    'GET /api/current_user': buyer(),
    'GET /api/content-pages/payment-methods': written('Payment methods', [paragraph(run('Four ways.'))]),
    'GET /api/payment-methods': [
      { method: 'invoice', is_usual: true, days: 30, fee_percent: null, has_mandate: null },
      { method: 'direct_debit', is_usual: false, days: null, fee_percent: null, has_mandate: false },
      { method: 'card', is_usual: false, days: null, fee_percent: 1.8, has_mandate: null },
    ],
  })
  const own = await screen.findByText('You have 30 days to pay from the date of the invoice.')
  expect(own.closest('li')!.textContent).toContain('Your usual one')
  expect(screen.getByText(/we still need a signed mandate/)).toBeTruthy()
  expect(screen.getByText(/^You pay when you order. The fee is 1,8\s% of the amount to pay.$/)).toBeTruthy()
  expect(screen.getByText('Four ways.')).toBeTruthy()
})
