import { Icon, type IconName } from '../../ui/Icon.tsx'
import { icons } from '../../ui/icons.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Logo } from '../../ui/Logo.tsx'
import text from '../../ui/text.module.css'
import { Part } from './Part.tsx'
import styles from './StylePage.module.css'

const colours = [
  'ink',
  'ink-2',
  'ink-3',
  'paper',
  'fog',
  'fog-2',
  'line',
  'signal',
  'signal-wash',
  'cobalt',
  'cobalt-wash',
  'green',
  'green-wash',
  'amber',
  'amber-wash',
  'red',
  'red-wash',
]
const sizes = ['t56', 't36', 't24', 't18']
const iconNames = Object.keys(icons) as IconName[]

export const Ground = () => (
  <>
    <Part name="Colours">
      <ul className={`grid gap-3 wide t13 ${styles.swatches}`}>
        {colours.map(colour => (
          <li key={colour}>
            <i className="block round-input mb-1" style={{ background: `var(--${colour})` }} />
            {colour}
          </li>
        ))}
      </ul>
    </Part>
    <Part name="Signs: Barlow Condensed 600, tabular figures" stack>
      <p className={`row wrap baseline gap-y-2 gap-x-6`}>
        {sizes.map(size => (
          <span className="sign" key={size} style={{ fontSize: `var(--${size})` }}>
            Booth 17 · 1.234,50 €
          </span>
        ))}
      </p>
    </Part>
    <Part name="Words: Inter" stack>
      <p>
        People come to order hundreds of lines between two customers. The shop is quick, dense and calm.{' '}
        <a className={text.link} href="#ground">
          The trade's own words
        </a>
      </p>
      <p className="fg-2">Secondary: size, units per case, what a column says.</p>
      <p className={`${text.small} fg-3`}>Caption: article number, remark.</p>
    </Part>
    <Part name="Logo">
      <Logo />
    </Part>
    <Part name="Logo on glass" on="glass">
      <Logo />
    </Part>
    <Part name="Language switch">
      <LanguageSwitch />
      <LanguageSwitch short />
    </Part>
    <Part name="Icons">
      <ul className={`grid gap-2 wide t13 ink-2 ${styles.icons}`}>
        {iconNames.map(name => (
          <li className="grid to-middle in-middle gap-2 round-input pad-y-3" key={name}>
            <Icon name={name} size={24} className="ink" />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  </>
)
