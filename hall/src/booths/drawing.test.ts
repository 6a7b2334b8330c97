import { describe, expect, it } from 'vitest'
import { contrast, drawing, inlay, mixed, sizeOf } from './drawing.ts'

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 0 300 100"><defs><linearGradient id="g"/></defs><path fill="url(#g)"/></svg>'

describe('drawings', () => {
  it('keep the ids of two inlays apart', () => {
    const ids = [...`${inlay(logo, 0, 0, 30, 10)}${inlay(logo, 0, 0, 30, 10)}`.matchAll(/id="([^"]+)"/g)].map(
      match => match[1],
    )
    expect(new Set(ids).size).toBe(2)
  })

  it('let an inlay refer to its own ids', () => {
    const inner = inlay(logo, 0, 0, 30, 10)
    expect(inner).toContain(`url(#${/id="([^"]+)"/.exec(inner)?.[1]})`)
    expect(inner).toContain('viewBox="10 0 300 100"')
  })

  it('know their size', () => {
    expect(sizeOf(logo)).toEqual({ width: 300, height: 100 })
  })

  it('are drawn in centimetres and never larger than a texture may be', () => {
    const art = drawing(12, 3, (w, h) => `<rect width="${w}" height="${h}"/>`)
    expect(art.svg).toContain('<rect width="1200" height="300"/>')
    expect(art.width).toBeLessThanOrEqual(3072)
  })
})

describe('colours', () => {
  it('contrast as WCAG counts it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('mix', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
  })
})
