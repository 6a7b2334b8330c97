import { BarChart } from 'chartist'
import { useEffect, useRef } from 'react'
import styles from './DaysChart.module.css'

/** One bar for each day, today's in the signal colour. Drawn for the eye alone: the table beside it says the same. */
export function DaysChart({ values }: { values: readonly number[] }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (!current) return
    // Labels would be set with inline styles, which the page's policy forbids.
    const axis = { showLabel: false, offset: 0 }
    const chart = new BarChart(
      current,
      { series: [[...values]] },
      {
        axisX: { ...axis, showGrid: false },
        axisY: { ...axis, onlyInteger: true },
        chartPadding: 0,
        low: 0,
        high: Math.max(1, ...values),
        classNames: { chart: styles.chart, bar: styles.bar, grid: styles.line },
      },
    )
    return () => {
      chart.detach()
      current.replaceChildren()
    }
  }, [values])
  return <div ref={place} className={styles.place} aria-hidden="true" />
}
