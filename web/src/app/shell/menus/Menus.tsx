import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useId } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { shellTexts } from '../texts.ts'
import styles from './Menus.module.css'
import { menuAsks } from './menu-asks.ts'
import { type MenuName, menuNames } from './menu-names.ts'
import { useMenus } from './use-menus.ts'

const load = () => import('./MenuPanel.tsx')
const MenuPanel = lazyPart(load)

/** The header's menus: buttons, and below the header the panel of the open one. */
export default function Menus() {
  const t = useTexts(shellTexts)
  const { open, nav, close, toggle, hoverOf } = useMenus()
  const id = useId()
  const client = useQueryClient()
  const fetchAhead = (name: MenuName) => {
    void load()
    for (const ask of menuAsks[name]) void client.prefetchQuery(queryOf(...ask))
  }
  return (
    <div ref={nav} className={`row ${styles.menus}`}>
      {menuNames.map(name => (
        <div key={name} {...hoverOf(name)}>
          <button
            type="button"
            className={`row middle medium nowrap relative ${styles.button}`}
            aria-expanded={open === name}
            aria-controls={`${id}${name}`}
            onClick={({ detail }) => toggle(name, detail)}
            onPointerEnter={() => fetchAhead(name)}
            onFocus={() => fetchAhead(name)}
          >
            {t.menus[name]}
            <Icon name="chevronDown" size={16} />
          </button>
          <section
            id={`${id}${name}`}
            className={`on-paper line-above absolute ${styles.panel}`}
            aria-label={t.menus[name]}
            hidden={open !== name}
          >
            {open === name && (
              <Suspense>
                <MenuPanel name={name} onLeave={close} />
              </Suspense>
            )}
          </section>
        </div>
      ))}
    </div>
  )
}
