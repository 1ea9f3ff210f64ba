export {
  call,
  registration,
  startIdentityUnderTest,
  tokenKeySecret,
  type IdentityUnderTest,
  type Reply,
} from './identity-under-test.js';
