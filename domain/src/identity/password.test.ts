import { expect, test } from 'vitest'
import { passwordRefusal } from './password.ts'

const own = ['buyer@fairfloor.test', 'Bo Buyer', 'Sportshuis Utrecht']
const common = new Set(['password123'])
const codeOf = (password: string) => passwordRefusal(password, own, text => common.has(text))?.code ?? null

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

test('so is what everybody knows of the user', () => {
  expect(codeOf('Buyer@Fairfloor.test')).toBe('password_too_common')
  expect(codeOf('sportshuis utrecht')).toBe('password_too_common')
})
