import { describe, expect, test } from 'vitest'
import { boothAddress, readAddress } from './addresses.ts'

const read = (params: { panoNr?: string; boothNr?: string }, query: Record<string, string> = {}) =>
  readAddress(params, { get: name => query[name] ?? null })

describe('an address of the exhibition', () => {
  test('without numbers is scene 1 at its start', () =>
    expect(read({})).toEqual({ panoNr: 1, boothNr: undefined, productSizeId: undefined, popup: undefined }))
  test('with a booth alone stands before it', () =>
    expect(read({ panoNr: '4', boothNr: '7' })).toMatchObject({ panoNr: 4, boothNr: 7, popup: undefined }))
  test('takes the popup in any case (TS-142)', () => expect(read({}, { popup: 'oRdEr' }).popup).toBe('ORDER'))
  test('shows the welcome for an unknown popup', () => expect(read({}, { popup: 'x' }).popup).toBe('VIDEO'))
  test('a product size alone means ordering', () =>
    expect(read({}, { productSize_id: '12' })).toMatchObject({ popup: 'ORDER', productSizeId: 12 }))
  test('a popup that is named wins', () => expect(read({}, { productSize_id: '12', popup: 'NEW' }).popup).toBe('NEW'))
  test('numbers that are none are passed over', () =>
    expect(read({ panoNr: 'x', boothNr: '-1' }, { productSize_id: '1e3' })).toMatchObject({
      panoNr: 1,
      boothNr: undefined,
    }))
  test('is made as it is read', () => expect(boothAddress(4, 7)).toBe('/virtual-trade-show/exhibition/4/7?popup=VIDEO'))
})
