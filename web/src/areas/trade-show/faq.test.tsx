import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { visitor, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { FaqPage } from './FaqPage.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
})
afterEach(closePage)

const run = (text: string) => ({ text, strong: false, emphasis: false, href: null })
const paragraph = (...runs: object[]) => ({ kind: 'paragraph', runs })
const question = (text: string) => ({ kind: 'heading', level: 3, anchor: 'x', runs: [run(text)] })
const written = (title: string, content: object[]) => ({
  slug: 'faq',
  language: 'en',
  reader_language: 'en',
  title,
  lead: 'In one sentence.',
  image_url: null,
  sections: [{ head: 'Account', text: '', content, image_url: null }],
  file_url: null,
  updated_at: '2031-05-01T10:00:00Z',
})
const open = (address: string, answers: Answers) =>
  openPage({ '/faq': FaqPage }, address, {
    'GET /api/current_user': visitor,
    'GET /api/onlineshop/vts': vts('ordering'),
    ...answers,
  })

describe('questions and answers', () => {
  const faq = {
    'GET /api/content-pages/faq': written('Questions', [
      question('Who can become a customer?'),
      paragraph(run('Shops and gyms.')),
      question('How do I pay?'),
      paragraph(run('By invoice.')),
    ]),
  }
  const heads = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const button = (name: string) => screen.getByRole('button', { name })

  test('are the house’s by subject, then the fair’s, and one search finds both (SH-005)', async () => {
    open('/faq', faq)
    await screen.findByRole('button', { name: 'How do I pay?' })
    expect(heads().slice(0, 3)).toEqual(['Who can become a customer?', 'How do I pay?', 'When can I order?'])
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Virtual Trade Show 2031: Your order',
      'Virtual Trade Show 2031: The fair',
      'Virtual Trade Show 2031: At the booths',
    ])
    await userEvent.type(screen.getByRole('searchbox'), 'gyms')
    expect(heads()).toEqual(['Who can become a customer?'])
    expect(button('Who can become a customer?').getAttribute('aria-expanded')).toBe('true')
  })

  test('have the first of each subject open, and ways to the subjects (SH-005)', async () => {
    open('/faq', faq)
    await screen.findByRole('button', { name: 'Who can become a customer?', expanded: true })
    expect(button('How do I pay?').getAttribute('aria-expanded')).toBe('false')
    expect(button('When can I order?').getAttribute('aria-expanded')).toBe('true')
    const topics = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link')
    expect(topics).toHaveLength(4)
    for (const topic of topics) {
      const subject = document.getElementById(topic.getAttribute('href')!.slice(1))!
      expect(within(subject).getByRole('heading', { level: 2 }).textContent).toBe(topic.textContent)
    }
  })

  test('have addresses of their own (SH-005)', async () => {
    open('/faq#how-do-i-pay', faq)
    await screen.findByRole('button', { name: 'How do I pay?', expanded: true })
    await userEvent.click(button('When can I order?'))
    expect(location.hash).toBe('#fair-order')
  })
})
