import { expect, test } from 'vitest'
import { isPlaceholder } from './placeholder.ts'

test.each([
  '{{vm.sku.name}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the file
  '${flavour}',
  'Option wählen…',
  'Bitte auswählen',
  'Geschmack wählen',
  'Choose an option',
  'Select flavour',
  'Default Title',
  'undefined',
  'N/A',
  '-',
])('%s is no name of a flavour (FF-1876)', name => expect(isPlaceholder(name)).toBe(true))

test.each(['Vanilla', 'Standard', 'Unflavoured', 'Selection', 'Wahlnuss', 'Nana Mint', 'Café au lait'])(
  '%s is one (FF-1876)',
  name => expect(isPlaceholder(name)).toBe(false),
)
