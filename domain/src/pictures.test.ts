import { expect, test } from 'vitest'
import { pictureUrl, pictureUrlOf, srcSet } from './pictures.ts'

test('a picture is offered in every width and in both formats', () => {
  const url = pictureUrl('ab12')
  expect(url).toBe('/media/ab12/320.webp')
  expect(srcSet(url)).toBe('/media/ab12/160.webp 160w, /media/ab12/320.webp 320w, /media/ab12/640.webp 640w')
  expect(srcSet(url, 'avif')).toContain('/media/ab12/640.avif 640w')
})

test('a missing picture has no address', () => expect(pictureUrlOf(null)).toBeNull())
