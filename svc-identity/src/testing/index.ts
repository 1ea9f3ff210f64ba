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
export { jordan, jordanSignedIn, keeper, nobody, publishedAbout } from './people.js';
