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
  const { service } = useTexts(shellTexts)
  return (
    <ToolMenu label={service} icon="list" words={<span className={styles.long}>{service}</span>} load={load}>
      {close => (
        <Suspense>
          <ServicePanel onLeave={close} />
        </Suspense>
      )}
    </ToolMenu>
  )
}
