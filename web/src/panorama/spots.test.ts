import type { Hotspot } from '@fairfloor/domain/trade-show/scenes'
import { expect, test } from 'vitest'
import { fullNameOf } from './spots.ts'
import { panoramaTexts } from './texts.ts'

const booth = (booth_number: number, label: string): Hotspot => ({
  kind: 'booth',
  label,
  booth_number,
  pano_nr: null,
  vitrine_id: null,
  polygon: [],
  at: { yaw: 0, pitch: 0 },
})

test('a booth’s name says its number once', () => {
  const t = panoramaTexts.en
  expect(fullNameOf(booth(32, 'Showcase area, booth 32'), null, t)).toBe('Booth 32, Showcase area')
  expect(fullNameOf(booth(29, 'Booth 29'), null, t)).toBe('Booth 29')
  expect(fullNameOf(booth(3, 'Booth 3'), { name: 'Oat Rebel', visited: true }, t)).toBe('Booth 3, Oat Rebel, visited')
})
