import { expect, test } from 'vitest'
import { sizeTitle, unitText } from './size-text.ts'

const measured = (name: string, unit_value: number | null, unit_name = 'g') => ({ name, unit_value, unit_name })

test('a size’s unit is shown once, with one decimal sign (FF-736)', () => {
  expect(unitText(measured('2.5 kg', 2500), 'en')).toBe('')
  expect(unitText(measured('2,27 kg', 2270), 'en')).toBe('')
  expect(unitText(measured('908 g', 908), 'en')).toBe('')
  expect(unitText(measured('Tub', 2500), 'en')).toBe('2,5 kg')
  expect(unitText(measured('Tub', 90, 'capsules'), 'en')).toBe('90 capsules')
  expect(unitText(measured('Set', null), 'en')).toBe('')
  expect(unitText(measured('Tub', 90, 'capsules'), 'de')).toBe('90 Kapseln')
  expect(unitText(measured('90 capsules', 90, 'capsules'), 'de')).toBe('')
})

test('its name has the decimal sign of all numbers', () => {
  const product = { id: 1, name: 'Whey', description: '', is_new: false, image_uri: null, image_overlay_uri: null }
  expect(sizeTitle({ name: '2.5 kg', product }, 'en')).toBe('Whey 2,5 kg')
  expect(sizeTitle({ name: 'V2.5', product }, 'en')).toBe('Whey V2.5')
  expect(sizeTitle({ name: '60 pieces', product }, 'de')).toBe('Whey 60 Stück')
})
