import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import styles from './Header.module.css'
import { ToolMenu } from './ToolMenu.tsx'
import { shellTexts } from './texts.ts'

const load = () => import('./ServicePanel.tsx')
const ServicePanel = lazyPart(load)

/** The dropdown of the service centre: a click opens and closes it. */
export function ServiceMenu() {
  const { short, rest } = useTexts(shellTexts).service
  const words = (
    <span className={styles.short}>
      {short}
      <span className={styles.long}>{rest}</span>
    </span>
  )
  return (
    <ToolMenu label={short + rest} icon="list" words={words} load={load}>
      {close => (
        <Suspense>
          <ServicePanel onLeave={close} />
        </Suspense>
      )}
    </ToolMenu>
  )
}
