import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { shop } from '../testing/fair.ts'
import { closePage, openPage } from '../testing/open-page.tsx'
import { Logo } from './Logo.tsx'
import { PageTitle } from './PageTitle.tsx'

afterEach(closePage)

const open = (page: Parameters<typeof openPage>[0][string], part: Parameters<typeof shop>[0] = {}) =>
  openPage({ '/': page }, '/', { 'GET /api/settings': shop(part) })

test('a page is called by what it is and by whose shop it is (FF-369)', async () => {
  open(<PageTitle>My Orders</PageTitle>)
  await waitFor(() => expect(document.title).toBe('My Orders · Lift & Co'))
})

describe('the logo', () => {
  test('is the shop’s name where it has no picture (FF-369)', async () => {
    open(<Logo />)
    expect(await screen.findByText('Lift & Co')).toBeDefined()
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('is its picture, whose room is kept before it is there (FF-369)', async () => {
    open(<Logo />, { logo_url: '/media/1/320.webp', logo_aspect: 2.5, logo_ground: 'dark' })
    const picture = await screen.findByRole('img', { name: 'Lift & Co' })
    expect(picture.getAttribute('src')).toBe('/media/1/320.webp')
    expect(picture.style.getPropertyValue('--aspect')).toBe('2.5')
    expect(picture.dataset.ground).toBe('dark')
  })
})
