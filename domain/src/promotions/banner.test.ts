import { expect, test } from 'vitest'
import { type Banner, bannerState, isShopPath, shownBanners } from './banner.ts'

const at = (time: string) => new Date(`2031-05-05T${time}Z`)
const banner = (part: Partial<Banner>): Banner => ({
  id: 1,
  title: { en: 'New', de: 'Neu' },
  text: { en: '', de: '' },
  link: '/new',
  desktop: 'hash',
  phone: null,
  start: at('08:00:00'),
  end: at('09:59:59'),
  rank: 1,
  ...part,
})

test('a banner is shown from its first second to its last, by rank; without a picture never', () => {
  const all = [
    banner({ id: 1, rank: 5 }),
    banner({ id: 2, rank: 2, end: null }),
    banner({ id: 3, desktop: null }),
    banner({ id: 4, rank: 2, start: at('09:00:00') }),
  ]
  const shown = (time: string) => shownBanners(all, at(time)).map(({ id }) => id)
  expect(shown('07:59:59')).toEqual([])
  expect(shown('08:00:00')).toEqual([2, 1])
  expect(shown('09:59:59')).toEqual([2, 4, 1])
  expect(shown('10:00:00')).toEqual([2])
  expect(all.map(one => bannerState(one, at('08:30:00')))).toEqual(['running', 'running', 'draft', 'planned'])
})

test.each([
  ['/new', true],
  ['/product-list?gym_assortment=1', true],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['https://elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['/two words', false],
  ['new', false],
])('%s stays in the shop: %s (FF-982)', (link, stays) => expect(isShopPath(link)).toBe(stays))
