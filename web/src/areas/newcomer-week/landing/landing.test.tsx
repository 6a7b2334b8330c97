import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { visitor } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { week, weekIntroduction } from '../../../testing/week.ts'
import { WeekLandingPage } from './WeekLandingPage.tsx'

const IN_BERLIN = { start: '2031-03-09T23:00:00Z', end: '2031-03-16T22:59:59Z' }

const open = (server_time: string, dates = IN_BERLIN, introduced: Parameters<typeof weekIntroduction>[0] = {}) =>
  openPage({ '/newcomer-week': WeekLandingPage, '/newcomer-week/home': <h1>Home</h1> }, '/newcomer-week', {
    'GET /api/current_user': visitor,
    'GET /api/onlineshop/newcomer-week/current-ncw': week('before', { ...dates, server_time }),
    'GET /api/onlineshop/newcomer-week/introduction': weekIntroduction(introduced),
  })

afterEach(() => {
  closePage()
  vi.useRealTimers()
})

test('the landing names dates, brands and benefits, and gives the dates to a calendar (SH-360, SH-366, SH-368..370, FF-1185)', async () => {
  const { calls } = open('2031-03-05T12:00:00Z')
  expect(await screen.findByRole('heading', { level: 1, name: 'Newcomer Week' })).toBeTruthy()
  expect(screen.getByText('10 March to 16 March 2031')).toBeTruthy()
  expect(await screen.findByText('Two brands show what is new.')).toBeTruthy()
  const brands = within(screen.getByRole('navigation', { name: 'Brands of the Newcomer Week' }))
  expect(brands.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/product-list/brand/1',
    '/product-list/brand/2',
  ])
  const benefits = within(screen.getByRole('list', { name: 'Benefits' }))
  expect(benefits.getAllByRole('listitem')).toHaveLength(4)
  expect(benefits.getByText(/^until 16 March 2031, 11:59\spm$/)).toBeTruthy()
  expect(benefits.getByText('26 products, 112 flavours')).toBeTruthy()
  const calendar = screen.getByRole('link', { name: 'Add to calendar' })
  expect(calendar.getAttribute('href')).toBe('/api/onlineshop/newcomer-week/calendar?language=en')
  expect(calendar.hasAttribute('download')).toBe(true)
  expect(calls('POST /api/onlineshop/newcomer-week/visits').map(({ body }) => body)).toEqual([{ page: 'landing' }])
})

test('names of many brands can be read on whatever colours were chosen, and pictures out of sight wait (FF-1143)', async () => {
  const brands = Array.from({ length: 9 }, (_, i) => ({
    ...{ erp_id: i + 1, name: `Brand ${i + 1}`, brand_logo_url: null, image_transparent_url: `/media/${i}/320.webp` },
    ...{ colorBackground: '#ffffff', colorText: '#fefefe' },
  }))
  open('2031-03-05T12:00:00Z', IN_BERLIN, { brands })
  const last = await screen.findByRole('link', { name: 'Brand 9' })
  expect(last.style.getPropertyValue('--on-c')).not.toBe('#fefefe')
  const waits = [...document.querySelectorAll('a img')].map(img => img.getAttribute('loading'))
  expect(waits).toEqual([...Array(8).fill('eager'), 'lazy'])
})

test('a short event counts its calendar days', async () => {
  open('2031-03-05T12:00:00Z', { start: '2031-03-10T08:00:00Z', end: '2031-03-14T16:00:00Z' })
  expect(await screen.findByText('5 days')).toBeTruthy()
})

test('a machine that slept while the event began leads on within a minute', async () => {
  vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z'), shouldAdvanceTime: true })
  open('2031-03-09T20:00:00Z')
  await screen.findByRole('timer', { name: 'Until the start of the Newcomer Week' })
  vi.setSystemTime(new Date('2031-01-01T04:00:00Z'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
})

test('the countdown runs to the start by the server’s clock, and the way leads on at that second (SH-359, SH-367, SH-640)', async () => {
  // This browser is years behind, and its days are others.
  vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z'), shouldAdvanceTime: true })
  open('2031-03-09T22:59:00Z')
  const timer = await screen.findByRole('timer', { name: 'Until the start of the Newcomer Week' })
  expect(timer.textContent).toMatch(/00days00hours0[01]minutes?/)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
})
