import { Tabs as Base } from '@base-ui/react/tabs'
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { centreInRow } from './scroll-into-row.ts'
import styles from './Tabs.module.css'

interface TabsProps {
  value: string
  onChange: (value: string) => void
  children: ReactNode
  className?: string
}

const Choose = createContext<(value: string) => void>(() => undefined)

/** Holds the current tab; TabList and TabPanels can be anywhere inside, also in a Sheet. */
export const Tabs = ({ value, onChange, children, className }: TabsProps) => (
  <Choose value={onChange}>
    <Base.Root className={className} value={value} onValueChange={next => onChange(String(next))}>
      {children}
    </Base.Root>
  </Choose>
)

export interface Tab {
  value: string
  label: string
  /** A small figure after the label: '3' new products. */
  count?: number
}

/** The row of tabs; arrow keys move, Enter or Space selects. On a phone it scrolls and centres the current tab. */
export function TabList({
  label,
  tabs,
  current,
  className,
}: {
  label: string
  tabs: readonly Tab[]
  current: string
  className?: string
}) {
  const list = useRef<HTMLDivElement>(null)
  const choose = use(Choose)
  // Another tab may be on its way, and shown as soon as its code is there.
  const stay = (value: string) => value === current && choose(value)

  useEffect(() => {
    centreInRow(list.current, list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(current)}"]`))
  }, [current])

  return (
    <Base.List ref={list} className={classes(`row gap-6 relative ${styles.list}`, className)} aria-label={label}>
      {tabs.map(({ value, label, count }) => (
        <Base.Tab
          key={value}
          value={value}
          data-value={value}
          className={`row middle fixed fg-2 medium nowrap relative ${styles.tab}`}
          onClick={() => stay(value)}
        >
          {label}
          {count !== undefined && <span className="t15 sign">{count}</span>}
        </Base.Tab>
      ))}
    </Base.List>
  )
}

/** Content of one tab; mounted only while the tab is current. */
export const TabPanel = ({
  value,
  children,
  className,
}: {
  value: string
  children: ReactNode
  className?: string
}) => {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Base.Panel ref={panel} value={value} className={classes(styles.panel, className)}>
      <TakeFocus of={panel} />
      {children}
    </Base.Panel>
  )
}

/** A button of one panel that opens another one disappears with its panel: the focus goes to the new panel. */
function TakeFocus({ of }: { of: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const panel = of.current
    const left = document.activeElement?.closest('[role=tabpanel]')
    if (!panel || !left || left === panel) return
    panel.focus({ preventScroll: true })
    if (panel.parentElement) panel.parentElement.scrollTop = 0
  }, [of])
  return null
}
