import { expect, test } from 'vitest'
import { passwordRefusal } from './password.ts'

const names = ['buyer@shop.test', 'Bo Buyer', 'Sportshuis Utrecht', 'Südwind Sportvoeding B.V.']
const common = new Set(['password123'])
const codeOf = (password: string) => passwordRefusal(password, names, text => common.has(text))?.code ?? null

test('ten characters are enough, of whatever kind', () => {
  expect(codeOf('vijf kilo!')).toBeNull()
  expect(codeOf('ten letter')).toBeNull()
  expect(codeOf('nine char')).toBe('password_too_short')
})

test('a character outside the basic plane counts as one', () => {
  expect(codeOf('🏋️🥤💪🏽🍌🥜')).toBe('password_too_short')
  expect(codeOf('🥤🍌🥜🍓🍫🍪🥥🍋🍇🍑')).toBeNull()
})

test('what everybody tries first is refused in any case', () => {
  expect(codeOf('Password123')).toBe('password_too_common')
  expect(codeOf('aaaaaaaaaaaa')).toBe('password_too_common')
})

test.each(['Buyer@Shop.test', 'sportshuis utrecht', 'BuyerBuyer1'])('so is what everybody knows of the user: %s', own =>
  expect(codeOf(own)).toBe('password_too_common'),
)

test.each([
  'Fairfloor2025',
  'fairfloor!!',
  '2031-FAIRFLOOR',
  'F41rfl00r2025',
  'fa1rf1oor99',
  'FairfloorFairfloor',
  'Südwind2031',
  'sudwind-2031',
  'SportvoedingBV1',
  '$p0rtv0eding',
  'SüdwindSportvoeding',
])('and the product’s and the seller’s name, with what is put around it: %s (FF-134)', name =>
  expect(codeOf(name)).toBe('password_too_common'),
)

test.each(['Fairfloor carpets are green', 'a floor that is fair', 'the wind from the south', '2031203120'])(
  'a name inside of more than that is no matter: %s',
  password => expect(codeOf(password)).toBeNull(),
)
