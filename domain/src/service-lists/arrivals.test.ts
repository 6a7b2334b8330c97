import { expect, test } from 'vitest'
import { arrivalsOf } from './arrivals.ts'

test.each([
  ['what is there', 24, { stock: 64, free: 10, eta: '2031-05-12' }, [24, 0, 0]],
  ['what comes with the delivery', 24, { stock: 0, free: 64, eta: '2031-05-12' }, [0, 24, 0]],
  ['a part of each', 100, { stock: 64, free: 20, eta: '2031-05-12' }, [64, 20, 16]],
  ['more than is free', 80, { stock: null, free: 64, eta: '2031-05-12' }, [0, 64, 16]],
  ['a delivery of unknown size', 80, { stock: null, free: null, eta: '2031-05-12' }, [0, 80, 0]],
  ['a delivery without a day', 80, { stock: 64, free: 40, eta: null }, [64, 0, 16]],
])('%s: pieces now, with the next delivery, without a date (FF-1752)', (_, quantity, supply, [now, dated, undated]) => {
  expect(arrivalsOf(quantity, supply)).toEqual({ now, dated, undated })
})
