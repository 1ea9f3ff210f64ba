export {
  authorizeCall,
  call,
  callerKeys,
  registration,
  startIdentityUnderTest,
  tokenKeySecret,
  type IdentityUnderTest,
  type Reply,
} from './identity-under-test.js';
