import type { CDPSession, Page } from '@playwright/test'

/** A part of a trace, in microseconds of the thread's own clock, which stands still while the machine does other work. */
export type Span = {
  name: string
  ph: string
  pid: number
  tid: number
  tts: number
  tdur: number
  args?: { elementCount?: number; data?: { type?: string } }
}

export const isHeard = ({ name, args }: Span, type: string): boolean =>
  name === 'EventDispatch' && args?.data?.type === type

/** What the browser did while `act` ran, in its order. */
export async function traceOf(page: Page, browser: CDPSession, act: () => Promise<unknown>): Promise<Span[]> {
  const spans: Span[] = []
  browser.on('Tracing.dataCollected', ({ value }) => {
    for (const span of value as Partial<Span>[])
      if (span.ph === 'X' && span.tts !== undefined && span.tdur !== undefined) spans.push(span as Span)
  })
  await browser.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
    transferMode: 'ReportEvents',
  })
  await act()
  // A trace has no event that is still being heard when it ends.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
  const complete = new Promise(resolve => browser.once('Tracing.tracingComplete', resolve))
  await browser.send('Tracing.end')
  await complete
  return spans.toSorted((a, b) => a.tts - b.tts)
}
