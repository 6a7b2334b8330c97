import { expect, test } from 'vitest'
import { matrixRows } from './matrix-flavours.ts'
import { shopFlavour } from './test-sizes.ts'

test('a flavour is one row over all sizes, and empty where a size is not made in it', () => {
  const rows = matrixRows([
    { product_attributes: [shopFlavour(1, 'Vanilla'), shopFlavour(2, 'Cocoa')] },
    { product_attributes: [shopFlavour(3, 'Cocoa', { front_image_url: '/cocoa.webp' }), shopFlavour(4, 'Lemon')] },
  ])
  expect(rows.map(({ name, image, flavours }) => [name, image, ...flavours.map(one => one?.id ?? null)])).toEqual([
    ['Vanilla', null, 1, null],
    ['Cocoa', '/cocoa.webp', 2, 3],
    ['Lemon', null, null, 4],
  ])
})
