import { ofAccount, type PersonalRows } from '../../platform/personal.ts'
import { jobApplications } from './tables.ts'

export const careersPersonal: readonly PersonalRows[] = [
  ofAccount('applications', jobApplications.email, {
    without: [jobApplications.note],
    file: { column: jobApplications.file, stored: file => file, ending: 'pdf' },
  }),
]
