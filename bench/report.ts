const WIDTHS = [58, 14, 14, 8, 10]

type Row = {
  what: string
  ours: string
  floor?: string
  ratio?: number
  /** Target for the ratio, or for the figure where there is no floor. */
  wanted?: string
  kept?: boolean
}

const line = (...cells: string[]) =>
  console.log(
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]!) : cell.padStart(WIDTHS[i]!)))
      .join(' ')
      .trimEnd(),
  )

export const heading = () => line('what', 'ours', 'floor', 'ratio', 'wanted')

/** Prints a figure beside its floor. A missed budget is marked but never fails the run: times depend on the machine. */
export function row({ what, ours, floor = '', ratio, wanted = '', kept = true }: Row): void {
  line(what, ours, floor, ratio === undefined ? '' : ratio.toFixed(2), wanted, kept ? '' : 'MISSED')
}

export const milliseconds = (ms: number) => `${ms < 100 ? ms.toFixed(2) : Math.round(ms)} ms`

export const perSecond = (rate: number) => `${Math.round(rate)}/s`

export const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`
