import type { AccountWords } from "../language-words.ts";

/** Vietnamese: payment methods, and messages in the inbox. */
export const accountWords: AccountWords = {
  methods: {
    bank: "Chuyển khoản ngân hàng",
    "lantern-pay": "Lantern Pay",
    voucher: "Phiếu nạp",
    "bank-out": "Chuyển khoản ngân hàng",
  },
  arrival: (minutes) => `Trong ${minutes} phút`,
  letters: {
    welcome: [
      "Chào mừng bạn, Maya",
      "<p>Tài khoản của bạn đã sẵn sàng. Nếu bạn cần gì, trò chuyện trực tiếp mở cả ngày lẫn đêm.</p>",
    ],
    lanterns: [
      "Tuần lễ Đèn lồng",
      "<p>Bạn đã thắp ba trong bảy chiếc đèn lồng.</p>",
    ],
    statement: [
      "Lịch sử giao dịch tháng trước",
      "<p>Lịch sử tháng trước đã có trong <strong>Lịch sử giao dịch</strong>.</p>",
    ],
  },
  usualLetter: "<p>Một tin nhắn từ chúng tôi.</p>",
  guessing: {
    title: "Có người đang đoán mật khẩu của bạn",
    body: "<p>Có người đã thử đăng nhập vào tài khoản của bạn {count} lần bằng mật khẩu sai, từ những thiết bị bạn chưa từng dùng. Chúng tôi đang làm chậm những lần thử tiếp theo. Bạn vẫn đăng nhập như thường lệ từ các thiết bị của mình.</p><p>Nếu không phải bạn, hãy chọn một mật khẩu dài và không dùng ở nơi nào khác.</p>",
  },
  feedbackAnswer: {
    title: "Trả lời cho {number}",
    body: "<p>Bộ phận chăm sóc khách hàng đã trả lời tin nhắn {number} của bạn. Bạn có thể đọc câu trả lời và viết lại trong mục <strong>Góp ý</strong>.</p>",
  },
  ownerNotices: {
    paymentPasswordSet: [
      "Mật khẩu giao dịch đã được đặt",
      "Tài khoản của bạn đã có mật khẩu giao dịch mới.",
    ],
    paymentPasswordReset: [
      "Mật khẩu giao dịch đã được đặt lại",
      "Mật khẩu giao dịch của tài khoản bạn đã được đặt lại bằng mật khẩu đăng nhập và một bước xác minh nữa. Trong một thời gian, bạn không thể rút tiền, chuyển tiền cho thành viên khác hoặc đổi điểm. Trang Rút tiền cho biết đến khi nào.",
    ],
    bankAccountAdded: [
      "Đã thêm tài khoản ngân hàng",
      "Một tài khoản ngân hàng đã được thêm vào tài khoản của bạn. Tiền rút có thể được chuyển về đó.",
    ],
    emailChanged: [
      "Địa chỉ email đã thay đổi",
      "Địa chỉ email của tài khoản bạn đã được thay đổi.",
    ],
    mobileChanged: [
      "Số di động đã thay đổi",
      "Số di động của tài khoản bạn đã được thay đổi.",
    ],
    nameSet: [
      "Tên trên tài khoản của bạn đã được lưu",
      "Tên chủ tài khoản của bạn đã được lưu. Tài khoản ngân hàng phải đứng tên này.",
    ],
    totpOn: [
      "Đã bật ứng dụng xác thực",
      "Ứng dụng xác thực đã được bật cho tài khoản của bạn.",
    ],
    totpOff: [
      "Đã tắt ứng dụng xác thực",
      "Ứng dụng xác thực của tài khoản bạn đã được tắt.",
    ],
    recoveryCodesMade: [
      "Đã tạo mã khôi phục mới",
      "Mã khôi phục mới đã được tạo cho ứng dụng xác thực của bạn. Các mã trước đó không còn hiệu lực.",
    ],
    recoveryCodeUsed: [
      "Một mã khôi phục đã được dùng",
      "Một mã khôi phục đã được dùng thay cho mã của ứng dụng xác thực.",
    ],
    sessionsEnded: [
      "Các thiết bị khác đã được đăng xuất",
      "Tất cả thiết bị, trừ thiết bị đang dùng, đã được đăng xuất khỏi tài khoản của bạn.",
    ],
    proofGuessed: [
      "Mật khẩu hoặc mã bị nhập sai nhiều lần",
      "Có người đã đăng nhập vào tài khoản của bạn và nhập sai mật khẩu hoặc mã nhiều lần liên tiếp. Chúng tôi đang làm chậm những lần thử tiếp theo.",
    ],
  },
  notYou:
    "Nếu không phải bạn thực hiện, hãy liên hệ ngay với chăm sóc khách hàng.",
  decisions: {
    redemptionApproved: [
      "Đơn đổi điểm của bạn đã được duyệt",
      "Chúng tôi đã duyệt đơn đổi điểm lấy “{name}” của bạn.",
    ],
    redemptionRejected: [
      "Đơn đổi điểm của bạn bị từ chối",
      "Chúng tôi đã từ chối đơn đổi điểm lấy “{name}” của bạn. Điểm đã được hoàn về tài khoản của bạn.",
    ],
    redemptionDelivered: [
      "Giao hàng hoàn tất",
      "“{name}” đã được giao. Nếu bạn chưa nhận được, hãy liên hệ chăm sóc khách hàng.",
    ],
    prizeSent: [
      "Giải thưởng của bạn đã được gửi",
      "Chúng tôi đã gửi “{name}” đến địa chỉ bạn cung cấp.",
    ],
    prizeRejected: [
      "Chúng tôi không thể gửi giải thưởng của bạn",
      "Chúng tôi không thể gửi “{name}” cho bạn. Hãy liên hệ chăm sóc khách hàng để biết thêm.",
    ],
    applicationJoined: [
      "Đơn đăng ký của bạn đã được chấp nhận",
      "Bạn đã tham gia sự kiện “{name}”.",
    ],
    applicationClaim: [
      "Đơn đăng ký của bạn đã được chấp nhận",
      "Bạn đã tham gia sự kiện “{name}”. Bây giờ bạn có thể nhận phần thưởng.",
    ],
    applicationRejected: [
      "Đơn đăng ký của bạn bị từ chối",
      "Chúng tôi đã từ chối đơn đăng ký sự kiện “{name}” của bạn.",
    ],
    payoutArrived: [
      "Tiền rút của bạn đã đến",
      "Ngân hàng xác nhận tiền rút {name} của bạn đã đến.",
    ],
    payoutRefunded: [
      "Lệnh rút của bạn đã được hoàn tiền",
      "Chúng tôi đã hoàn {name} của lệnh rút vào ví của bạn.",
    ],
    payoutClosed: [
      "Lệnh rút của bạn được tính là đã nhận",
      "Hệ thống tính lệnh rút {name} của bạn là đã nhận. Bạn không được hoàn tiền cho số tiền chưa đến. Nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.",
    ],
    payoutTimedOut: [
      "Lệnh rút của bạn được tính là đã nhận",
      "Đã hết thời gian trả lời, nên lệnh rút {name} của bạn được tính là đã nhận. Nếu tiền chưa đến, hãy liên hệ chăm sóc khách hàng.",
    ],
    feedbackClosed: [
      "Cuộc trao đổi của bạn đã đóng",
      "Bộ phận chăm sóc khách hàng đã đóng cuộc trao đổi {name} của bạn. Hãy gửi cho chúng tôi tin nhắn mới nếu bạn cần thêm trợ giúp.",
    ],
  },
  contractTypes: {
    DIVIDEND: "Cổ tức",
    DAILY: "Lương ngày",
    HOURLY: "Lương giờ",
    REALTIME: "Lương tức thời",
  },
  record: {
    to: (name) => `Đến ${name}`,
    from: (name) => `Từ ${name}`,
    transfer: "Chuyển tiền",
    deposit: "Nạp tiền",
    withdrawal: "Rút tiền",
    wallet: "Ví của nhà cung cấp",
    pointsConverted: "Điểm đổi thành tiền",
    rebate: "Hoàn trả tiền cược",
    game: "Trò chơi",
    promotion: "Khuyến mãi",
    reward: "Phần thưởng",
    salary: "Lương hoặc cổ tức",
  },
};
