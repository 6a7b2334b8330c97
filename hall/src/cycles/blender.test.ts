import { describe, expect, it } from 'vitest'
import { understands } from './blender.ts'

describe('Blender', () => {
  it.each(['Blender 3.4.1', 'Blender 3.6.23 LTS', 'Warning: no sound\nBlender 3.4.1\n\tbuild date: 2023'])(
    '%j computes the light',
    version => {
      expect(understands(version)).toBe(true)
    },
  )

  it.each(['Blender 3.3.9', 'Blender 4.2.0 LTS', 'Blender 5.0.0', ''])('%j does not', version => {
    expect(understands(version)).toBe(false)
  })
})
