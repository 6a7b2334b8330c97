import type { SizePromotion } from '@fairfloor/domain/promotions/contract'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LanguageContext } from '../../lib/texts.tsx'
import { PromotionHint } from './PromotionHint.tsx'
import { PromotionTag } from './PromotionTag.tsx'

const promotion = (terms: Partial<SizePromotion>): SizePromotion => ({
  id: 1,
  name: 'Fill the fridge',
  text: { en: '', de: '' },
  kind: 'percent',
  percent: null,
  from: null,
  paid: null,
  free: null,
  unit: null,
  end: '2031-05-08T21:59:59.000Z',
  ...terms,
})
const cases = promotion({ id: 2, kind: 'free', paid: 5, free: 1, unit: 'case' })
const pieces = promotion({ id: 3, kind: 'quantity', percent: 10, from: 24, unit: 'piece' })

test('a promotion says what it gives', () => {
  const promotions = [promotion({ percent: 15 }), cases, pieces]
  const tags = promotions.map(one => <PromotionTag key={one.id} promotion={one} />)
  const { container, rerender } = render(tags)
  expect(container.textContent).toBe('15 % offBuy 6 cases, pay for 510 % off from 24 pieces')
  rerender(<LanguageContext value={{ language: 'de', setLanguage: () => {} }}>{tags}</LanguageContext>)
  expect(container.textContent).toBe('15 % Rabatt6 Kartons kaufen, 5 bezahlen10 % Rabatt ab 24 Stück')
})

test.each([
  [[cases], 10, '26 more of this flavour, and 6 are free'],
  [[cases], 80, '12 of them free'],
  [[pieces], 20, '4 more of this flavour for 10 % off'],
  [[pieces], 24, ''],
  [[pieces], 0, ''],
])('the hint for a quantity', (promotions, quantity, text) => {
  const { container } = render(<PromotionHint promotions={promotions} quantity={quantity} unitsPerCase={6} />)
  expect(container.textContent).toBe(text)
})
