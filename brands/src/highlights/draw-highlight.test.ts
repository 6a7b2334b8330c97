import { expect, test } from 'vitest'
import { exhibitors } from '../exhibitors.ts'
import { bestSellers } from '../range/best-sellers.ts'
import { makeRange } from '../range/make-range.ts'
import { drawBack, drawFront } from './draw-highlight.ts'
import { factsOf } from './facts.ts'

const range = makeRange()

test.each(exhibitors.filter(({ boothNumber }) => boothNumber % 6 === 1 && boothNumber < 31).map(({ brand }) => brand))(
  '$name has something to show, with figures that the range bears out',
  brand => {
    const [seller] = bestSellers(range, brand)
    const facts = factsOf(range, seller!)
    expect(facts.at(-1)).toEqual({ figure: String(seller!.size.unitsPerCase), of: 'per case' })
    expect(facts.every(({ figure }) => figure !== '' && !figure.includes('undefined'))).toBe(true)
    for (const svg of [drawFront(brand, seller!, brand.claim), drawBack(brand, seller!, facts)])
      expect(svg).not.toMatch(/NaN|undefined|<text/)
  },
)
