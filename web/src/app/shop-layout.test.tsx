import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../testing/fair.ts'
import { closePage, openPage } from '../testing/open-page.tsx'
import { ShopLayout } from './ShopLayout.tsx'

afterEach(closePage)

test('the first link of the shop leads past its head to the page, which takes the focus', async () => {
  openPage({ '/': ShopLayout }, '/', { 'GET /api/current_user': buyer() })
  const skip = await screen.findByRole('link', { name: 'Skip to content' })
  expect(document.querySelector('a')).toBe(skip)
  const target = document.querySelector<HTMLElement>(skip.getAttribute('href')!)
  expect(target).toBe(screen.getByRole('main'))
  expect(target?.tabIndex).toBe(-1)
})
