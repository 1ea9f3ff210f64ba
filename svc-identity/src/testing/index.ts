export {
  authorizeCall,
  call,
  callerKeys,
  publicOrigin,
  registration,
  startIdentityUnderTest,
  tokenKeySecret,
  type IdentityUnderTest,
  type Reply,
} from './identity-under-test.js';
export {
  confirmAddress,
  issued,
  jordan,
  jordanSignedIn,
  jordanUnconfirmed,
  keeper,
  mailsTo,
  nobody,
  publishedAbout,
} from './people.js';
