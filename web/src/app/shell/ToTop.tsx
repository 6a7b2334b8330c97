import { useSyncExternalStore } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ShopLayout.module.css'
import { toTopTexts } from './to-top-texts.ts'

const listen = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  return () => {
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}

/** A floating button to the top of the page, once it is scrolled by more than the window's height. */
export default function ToTop() {
  const t = useTexts(toTopTexts)
  const isFar = useSyncExternalStore(listen, () => scrollY > innerHeight)
  if (!isFar) return null
  const go = () => {
    // The button disappears, and the focus would be lost with it.
    document.getElementById('content')?.focus({ preventScroll: true })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  }
  return (
    <button
      type="button"
      className={`grid in-middle on-paper bordered round-full t13 sign ${styles.toTop}`}
      aria-label={t.toTop}
      onClick={go}
    >
      <Icon name="chevronUp" />
      TOP
    </button>
  )
}
