import { accountPage } from '@fairfloor/domain/content/pages'
import { titles } from '@fairfloor/domain/content/titles'
import { useTexts } from '../../lib/texts.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'

/** The way back to the account from one of its pages. */
export const AccountTrail = ({ title }: { title: string }) => (
  <Breadcrumb items={[{ label: useTexts(titles).account, to: accountPage.path }, { label: title }]} />
)
