import { describe, expect, test } from 'vitest'
import { isSought } from './where-is.ts'

describe('who asks where something is', () => {
  test.each([
    ['Tutti Forti', 'tut'],
    ['Tutti Forti', 'forti TUTTI'],
    ['Crème Brûlée Eiweißriegel', 'creme eiweissr'],
    ['Ultra-Whey 2.0', 'whey 2'],
    ['Norrsund', ' '],
  ])('%s is meant by %j', (text, sought) => expect(isSought(text, sought)).toBe(true))

  test.each([
    ['Tutti Forti', 'orti'],
    ['Tutti Forti', 'tutti x'],
    ['Ultra Whey', 'ultrawhey'],
  ])('%s is not meant by %j', (text, sought) => expect(isSought(text, sought)).toBe(false))
})
