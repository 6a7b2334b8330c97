import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { visitor } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { BrandsPage } from './BrandsPage.tsx'

afterEach(closePage)

test('all brands stand there by letter, with a link to their products and how many these are (SH-008)', async () => {
  const names = ['Alpenwerk', 'Asagiri', 'Norrsund', '4U']
  const brands = names.map((name, index) => ({ id: index + 1, erp_id: index + 1, name, image_public_url: null }))
  openPage({ '/brands': BrandsPage }, '/brands', {
    'GET /api/current_user': visitor,
    'GET /api/onlineshop/brands?sortBy=name&context[]=image_public_url': brands,
    'GET /api/onlineshop/products?page=1': { facets: { brands: [{ id: 3, name: 'Norrsund', count: 12 }] } },
  })
  const letters = await screen.findAllByRole('region')
  const shown = letters.map(letter => [
    letter.getAttribute('aria-label'),
    ...within(letter)
      .getAllByRole<HTMLAnchorElement>('link')
      .map(link => `${link.textContent} ${link.getAttribute('href')}`),
  ])
  expect(shown).toEqual([
    ['#', '4U /product-list/brand/4'],
    ['A', 'Alpenwerk /product-list/brand/1', 'Asagiri /product-list/brand/2'],
    ['N', 'Norrsund12 products /product-list/brand/3'],
  ])
})
