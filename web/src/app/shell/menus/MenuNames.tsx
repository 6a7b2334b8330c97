import { useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { shellTexts } from '../texts.ts'
import styles from './Menus.module.css'
import { menuNames } from './menu-names.ts'

/** The menus' room until their code is there. */
export function MenuNames() {
  const t = useTexts(shellTexts)
  return (
    <div className={`row ${styles.menus}`} aria-hidden="true">
      {menuNames.map(name => (
        <span key={name} className={`row middle medium nowrap relative ${styles.button}`}>
          {t.menus[name]}
          <Icon name="chevronDown" size={16} />
        </span>
      ))}
    </div>
  )
}
