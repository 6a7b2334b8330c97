import { awardsPage } from '@fairfloor/domain/awards/pages'
import { ADMIN } from '@fairfloor/domain/back-office/addresses'
import { weekHomePage } from '@fairfloor/domain/newcomer-week/pages'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { serviceListNames } from '@fairfloor/domain/service-lists/lists'
import { serviceCenterPage } from '@fairfloor/domain/service-lists/pages'
import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { useBannerWeek } from '../../../areas/newcomer-week/frame/use-banner-week.ts'
import { listLinks } from '../../../areas/service-lists/links.ts'
import { serviceTexts } from '../../../areas/service-lists/texts.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { LanguageSwitch } from '../../../ui/LanguageSwitch.tsx'
import { ExitUser } from '../../../visit/ExitUser.tsx'
import { useHasShow } from '../../../visit/edition/vts.ts'
import { useLoginAddress } from '../../../visit/login-address.ts'
import { SwitchUserForm } from '../../../visit/SwitchUserForm.tsx'
import { isOperator, useUser } from '../../../visit/user.ts'
import { accountLinks } from '../account-links.ts'
import { accountTexts } from '../account-texts.ts'
import { FAVOURITES, GYM_ASSORTMENT } from '../links.ts'
import { menuAsks } from '../menus/menu-asks.ts'
import { menuNames } from '../menus/menu-names.ts'
import { shellTexts } from '../texts.ts'
import { BrandsLevel } from './BrandsLevel.tsx'
import { CategoriesLevel } from './CategoriesLevel.tsx'
import { Row } from './Row.tsx'
import { SaleLevel } from './SaleLevel.tsx'
import styles from './Sidebar.module.css'
import { sidebarTexts } from './sidebar-texts.ts'

const levels = { brands: BrandsLevel, categories: CategoriesLevel, sale: SaleLevel }

/** The menu's first list: the shop, then the account, then what is beside the shop. */
export function TopLevel() {
  const t = useTexts(sidebarTexts)
  const { menus } = useTexts(shellTexts)
  const event = useTexts(titles)
  const week = useBannerWeek()
  const hasShow = useHasShow()
  return (
    <>
      <ul>
        {menuNames.map(name => {
          const Content = levels[name]
          return (
            <Row key={name} main asks={menuAsks[name]} level={() => ({ title: menus[name], content: <Content /> })}>
              {menus[name]}
            </Row>
          )
        })}
        <Row main to={GYM_ASSORTMENT}>
          {t.gym}
        </Row>
        {hasShow && (
          <Row main to={LOBBY}>
            {t.fair}
          </Row>
        )}
        {week && (
          <Row main to={weekHomePage.path}>
            {event.week}
          </Row>
        )}
      </ul>
      <ul className={styles.part}>
        <Account />
      </ul>
      <Service />
      <ul className={styles.part}>
        <Beside />
      </ul>
      <Staff />
      <p className={`pad-y-3 pad-x-4 mb-3 ${styles.language}`}>
        <LanguageSwitch />
      </p>
    </>
  )
}

function Account() {
  const t = useTexts(sidebarTexts)
  const names = useTexts(accountTexts)
  const user = useUser()
  const login = useLoginAddress()
  if (!user)
    return (
      <Row to={login} icon="account">
        {t.logIn}
      </Row>
    )
  return (
    <>
      <Row to={FAVOURITES} icon="heart" note={user.favourites_count}>
        {t.favourites}
      </Row>
      {accountLinks(user).map(({ name, to, icon, note }) => (
        <Row key={to} to={to} icon={icon} note={note}>
          {names[name]}
        </Row>
      ))}
    </>
  )
}

/** The lists of the service centre, for those who are logged in. */
function Service() {
  const t = useTexts(serviceTexts)
  if (!useUser()) return null
  return (
    <ul className={styles.part}>
      <Row to={serviceCenterPage.path} icon="list">
        {t.titles.center}
      </Row>
      {serviceListNames.map(name => (
        <Row key={name} to={listLinks[name].to} icon={listLinks[name].icon}>
          {t.titles[name]}
        </Row>
      ))}
    </ul>
  )
}

function Beside() {
  const t = useTexts(sidebarTexts)
  const user = useUser()
  return (
    <>
      <Row to={awardsPage.path} icon="award">
        {t.awards}
      </Row>
      {isOperator(user) && (
        <Row to={ADMIN} icon="settings">
          {t.admin}
        </Row>
      )}
    </>
  )
}

/** Acting for a customer, and the way back from it. */
function Staff() {
  const user = useUser()
  if (!user?.ROLE_ALLOWED_TO_SWITCH && !user?.ROLE_PREVIOUS_ADMIN) return null
  return (
    <div className={`grid gap-3 pad-x-4 ${styles.staff}`}>
      {user.ROLE_ALLOWED_TO_SWITCH && <SwitchUserForm />}
      {user.ROLE_PREVIOUS_ADMIN && <ExitUser apart />}
    </div>
  )
}
