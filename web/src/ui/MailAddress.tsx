import { Fragment } from 'react'
import classes from './MailAddress.module.css'

/** An address of mail that breaks before its @ or a dot, where there is no room for it in one line. */
export function MailAddress({ address }: { address: string }) {
  return (
    <span className={classes.address}>
      {address.split(/(?=[@.])/).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span className={classes.part}>{part}</span>
        </Fragment>
      ))}
    </span>
  )
}
