import { newerThan } from '../../notices/migration/field-moves.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../../verdict.ts'
import { mayBeChanged } from '../submissions/notice-submissions.rules.ts'
import type { Tender } from '../tenders.contract.ts'

type Migrating = Pick<Tender, 'stage' | 'archived' | 'notices' | 'resultOf' | 'sdkVersion'>

/** A draft only: what was announced is changed in the version it was announced in, and so is its result told. */
export const mayMigrate = (tender: Migrating): Verdict =>
  firstRefusal(
    mayBeChanged(tender),
    tender.resultOf === null ? allowed : refused('versionOfResult'),
    newerThan(tender.sdkVersion) === null ? refused('versionIsNewest') : allowed,
  )
