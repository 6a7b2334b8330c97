import { describe, expect, it } from 'vitest'
import { readQuantity } from './quantity-text.ts'

describe('a quantity', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['007', 7],
    ['0', 0],
    ['', null],
    ['3c', 18],
    ['3 C', 18],
    ['2 cases', 12],
    ['2 Kartons', 12],
    ['c', 6],
    ['12+', 18],
    ['+', 6],
    ['1.200', 1200],
    ['12.000', 12_000],
    ['12,0', 12],
    ['12.00', 12],
    ['3 cs', 18],
  ])('is read from %j', (text, quantity) => {
    expect(readQuantity(text, 6)).toEqual({ quantity })
  })

  it.each([
    ['1.5', 'fraction'],
    ['1,5', 'fraction'],
    ['0.5', 'fraction'],
    ['.5', 'fraction'],
    ['.', 'fraction'],
    [',', 'fraction'],
    ['1.', 'fraction'],
    ['0.500', 'fraction'],
    ['1.2000', 'fraction'],
    ['12,000', 'fraction'],
    ['-5', 'minus'],
    ['−5', 'minus'],
    ['twelve', 'unknown'],
    ['12 pcs', 'unknown'],
    ['1+2', 'unknown'],
    ['1e3', 'unknown'],
    ['100000', 'tooLarge'],
    ['99999c', 'tooLarge'],
  ])('is not read from %j: %s', (text, refused) => {
    expect(readQuantity(text, 6)).toEqual({ refused })
  })

  it('goes no higher than its maximum', () => {
    expect(readQuantity('40', 6, 40)).toEqual({ quantity: 40 })
    expect(readQuantity('41', 6, 40)).toEqual({ refused: 'tooLarge' })
  })
})
