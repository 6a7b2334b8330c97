import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { visitor } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { BrandsPage } from './BrandsPage.tsx'

afterEach(closePage)

function open(names: readonly string[]) {
  const brands = names.map((name, index) => ({ id: index + 1, erp_id: index + 1, name, image_public_url: null }))
  openPage({ '/brands': BrandsPage }, '/brands', {
    'GET /api/current_user': visitor,
    'GET /api/onlineshop/brands?sortBy=name&context[]=image_public_url': brands,
    'GET /api/onlineshop/products?page=1': { facets: { brands: [{ id: 3, name: 'Norrsund', count: 12 }] } },
  })
}

test('all brands stand there by letter, with a link to their products and how many these are (SH-008)', async () => {
  open(['Alpenwerk', 'Asagiri', 'Norrsund', '4U'])
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

test('what is typed narrows them, without regard to accents; letters of none keep their place but lead nowhere', async () => {
  open(['Alpenwerk', 'Élan', 'Norrsund'])
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a brand' }), 'ELA')
  expect(screen.getAllByRole('region').map(letter => letter.getAttribute('aria-label'))).toEqual(['E'])
  const letters = within(screen.getByRole('navigation', { name: 'Letters' }))
  expect(letters.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['A', 'E', 'N'])
  expect(letters.getAllByRole('link')).toHaveLength(1)
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('No brand is called that.')).toBeTruthy()
  expect(screen.queryAllByRole('region')).toEqual([])
})
