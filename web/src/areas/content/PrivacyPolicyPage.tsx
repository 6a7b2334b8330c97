import { useTexts } from '../../lib/texts.tsx'
import { contentTexts } from './texts.ts'
import { WrittenPage } from './WrittenPage.tsx'

/** /privacy-policy */
export const PrivacyPolicyPage = () => (
  <WrittenPage slug="privacy-policy" name={useTexts(contentTexts).written.privacy} />
)
