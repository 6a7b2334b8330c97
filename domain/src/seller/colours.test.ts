import { describe, expect, it } from 'vitest'
import { colourFault, contrast, isColour, OWN_COLOURS, READABLE, shadesOf, textOn } from './colours.ts'

describe('colours of the seller', () => {
  it('contrast as the standard counts it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#FF0000', '#ffffff')).toBeCloseTo(4, 2)
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(READABLE)
  })

  it('a colour is # and six hexadecimal digits', () => {
    expect(['#12345g', '#fff', 'red', '#AbCdEf'].map(isColour)).toEqual([false, false, false, true])
  })

  it('text is dark on light ground and light on dark ground', () => {
    expect(textOn('#c8f031')).toBe('#14171a')
    expect(textOn('#7a0019')).toBe('#ffffff')
  })

  it.each([
    ['#c8f031', '#1f3fe0', undefined],
    ['lime', '#1f3fe0', 'A colour is written as #rrggbb.'],
    ['#c8f031', '#8ab4ff', 'Links in #8ab4ff cannot be read on white.'],
  ])('%s with links in %s: %s', (signal, link, fault) => expect(colourFault({ signal, link })).toBe(fault))

  it.each(['#c8f031', '#7a0019', '#0f7a53', '#ffd400'])(
    'text on %s stays readable while it is pressed (FF-370)',
    signal => {
      const { onSignal, signalDown } = shadesOf({ ...OWN_COLOURS, signal })
      expect(contrast(signal, onSignal)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(signalDown, onSignal)).toBeGreaterThanOrEqual(contrast(signal, onSignal))
    },
  )

  it('what is drawn on glass is white where the colour is too dark for it (FF-370)', () => {
    expect(shadesOf({ ...OWN_COLOURS, signal: '#7a0019' }).signalMark).toBe('#ffffff')
    expect(shadesOf(OWN_COLOURS).signalMark).toBe('#c8f031')
  })
})
