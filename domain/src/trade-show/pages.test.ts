import { expect, test } from 'vitest'
import { pages } from '../pages.ts'
import { EXHIBITION, FAIR, INFORMATION, LOBBY, MY_FAIR } from './addresses.ts'

test('each page of the show stands without the shop’s header and footer, its teaser without the header (SH-045, SH-046, SH-050, SH-053)', () => {
  const ofShow = pages.filter(({ path, who }) => path.startsWith(FAIR) && who !== 'operator')
  expect(Object.fromEntries(ofShow.map(({ path, alone }) => [path, alone]))).toEqual({
    [FAIR]: true,
    [LOBBY]: true,
    [`${EXHIBITION}/:panoNr?/:boothNr?`]: true,
    [INFORMATION]: true,
    [MY_FAIR]: true,
  })
  expect(pages.find(({ path }) => path === '/vts')?.alone).toBe('with footer')
})
