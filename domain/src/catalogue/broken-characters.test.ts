import { expect, test } from 'vitest'
import { mendCharacters } from './broken-characters.ts'

test.each([
  ['MIKE AND IKEÂ® Flavors', 'MIKE AND IKE® Flavors'],
  ['THE Wheyâ\u0084¢', 'THE Whey™'],
  ['THE Wheyâ„¢ bar', 'THE Whey™ bar'],
  ['CrÃ¨me brÃ»lÃ©e', 'Crème brûlée'],
  ['MÃ¼sli', 'Müsli'],
  ['ðŸ˜€', '😀'],
])('%j becomes %j', (broken, mended) => expect(mendCharacters(broken)).toBe(mended))

test.each(['Crème brûlée', 'Müsli', '™ ®', 'Ä', 'âme', 'São 100 %', 'Ã', 'Â', 'Ãx©'])('%j stays as it is', text =>
  expect(mendCharacters(text)).toBe(text),
)
