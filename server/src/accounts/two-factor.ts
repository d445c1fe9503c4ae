import { totp } from '@allmende/domain/accounts/accounts.rules.ts'
import { platformName } from '@allmende/domain/platform-name.ts'
import { generateSecret, generateURI, verifySync } from 'otplib'
import QRCode from 'qrcode'

export const newTwoFactorSecret = (): string => generateSecret({ length: 20 })

/** What the picture says: by the issuer and the label, `Allmende:anna@…`, apps name the entry in their list. */
export const keyUri = (email: string, secret: string): string =>
  generateURI({ issuer: platformName, label: email, secret })

/** The picture an authenticator app reads, as a base64 PNG. */
export async function qrCode(email: string, secret: string): Promise<string> {
  const png = await QRCode.toBuffer(keyUri(email, secret), { errorCorrectionLevel: 'M', margin: 2, scale: 6 })
  return png.toString('base64')
}

/** The time step a code belongs to, if it is right now and later than the last one used. */
export function matchingStep(
  secret: string | null,
  code: string,
  now: Date,
  lastStep: number | null,
): number | null {
  if (!secret || !/^\d{6}$/.test(code)) return null
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    period: totp.period,
    digits: totp.digits,
    epochTolerance: totp.tolerance * totp.period,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
