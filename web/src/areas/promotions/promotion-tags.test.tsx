import type { SizePromotion } from '@fairfloor/domain/promotions/contract'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LanguageContext } from '../../lib/texts.tsx'
import { PromotionHint, PromotionTags } from './PromotionTags.tsx'

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

test('a size shows what its promotions and the clearance sale give', () => {
  const of = {
    clearance: { percent: 30, group: 'Last stock' },
    promotions: [promotion({ percent: 15 }), cases, pieces],
  }
  const { rerender } = render(<PromotionTags of={of} />)
  const texts = () => screen.getAllByRole('listitem').map(item => item.textContent)
  expect(texts()).toEqual([
    'Clearance: 30 % off · Last stock',
    '15 % off',
    'Buy 6 cases, pay for 5',
    '10 % off from 24 pieces',
  ])
  rerender(
    <LanguageContext value={{ language: 'de', setLanguage: () => {} }}>
      <PromotionTags of={of} />
    </LanguageContext>,
  )
  expect(texts().slice(2)).toEqual(['6 Kartons kaufen, 5 bezahlen', '10 % Rabatt ab 24 Stück'])
  rerender(<PromotionTags of={{ clearance: null, promotions: [] }} />)
  expect(screen.queryByRole('list')).toBeNull()
})

test.each([
  [[cases], 10, '26 more of this flavour: 6 of them free'],
  [[cases], 80, '12 of them free'],
  [[pieces], 20, '4 more of this flavour for 10 % off'],
  [[pieces], 24, ''],
  [[pieces], 0, ''],
])('the hint for a quantity', (promotions, quantity, text) => {
  const { container } = render(<PromotionHint promotions={promotions} quantity={quantity} unitsPerCase={6} />)
  expect(container.textContent).toBe(text)
})
