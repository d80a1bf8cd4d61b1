import type { NewsWords } from "../language-words.ts";

/** Vietnamese: banners, notices and popups, and notices for agents. */
export const newsWords: NewsWords = {
  banners: {
    welcome: "Chào mừng đến với sảnh",
    "lantern-week": "Tuần lễ Đèn lồng: mỗi ngày thắp một chiếc đèn lồng",
    "live-salons": "Bàn thật, người chia bài thật, mở suốt đêm",
    "deep-blue": "Sáu phòng bắn cá mới",
    "take-along": "Sảnh trên điện thoại của bạn",
    "menu-invite": "Giới thiệu một người bạn",
    licence: "Giấy phép trò chơi của nền tảng phát triển",
    login: "Chào mừng bạn trở lại",
    register: "Mở tài khoản của bạn",
    forget: "Đặt mật khẩu mới",
    promotions: "Khuyến mãi tháng này",
  },
  notices: {
    "n-1": [
      "Chào mừng đến với sảnh. Chơi thử không mất phí.",
      "<p>Mọi trò chơi có nút Chơi thử đều chơi được bằng tiền chơi thử. Chúng tôi không thu phí, và bạn không thể thắng tiền.</p>",
    ],
    "n-2": [
      "Tuần lễ Đèn lồng đang diễn ra.",
      "<p>Mỗi ngày ghé thăm, bạn thắp một chiếc đèn lồng. <strong>Bảy chiếc đèn lồng</strong> mở cánh cổng giấy.</p>",
    ],
    "n-3": [
      "Trò chơi chỉ dành cho người trưởng thành.",
      "<p>Bạn phải từ 18 tuổi trở lên. Hãy đặt giới hạn, nghỉ giải lao, và dừng lại khi không còn thấy vui.</p>",
    ],
    "n-4": [
      "Bảo trì theo kế hoạch vào thứ Tư, từ 03:00 đến 03:30.",
      "<p>Ví không khả dụng trong nửa giờ. Các lượt chơi đang mở được hoàn tất trước.</p>",
    ],
    "n-5": [
      "Lịch sử giao dịch của bạn nay được lưu trong hai năm.",
      "<p>Mở <em>Lịch sử giao dịch</em> trong trình đơn và chọn tháng bất kỳ.</p>",
    ],
    "n-6": [
      "Ba phòng mới tại Vespergate Live.",
      "<p>Amber Salon, Winter Garden và Rooftop mở cửa hằng ngày vào giữa trưa.</p>",
    ],
    "n-7": [
      "Lệnh rút trong ngày làm việc thường được xét duyệt trong vòng một giờ.",
      "<p>Lệnh rút yêu cầu trước 20:00 được xét duyệt muộn nhất trong buổi tối cùng ngày.</p>",
    ],
    "n-8": [
      "Mục yêu thích của bạn trên mọi thiết bị.",
      "<p>Nhấn hình trái tim ở một trò chơi để thấy lại trò đó trên mọi thiết bị.</p>",
    ],
    "n-9": [
      "Hình ảnh mới cho trò chơi của Copperwhit.",
      "<p>Mười hai trò chơi của nhà cung cấp này có hình ảnh mới.</p>",
    ],
    "n-10": [
      "Hãy giữ kín mật khẩu của bạn.",
      "<p>Chúng tôi không bao giờ hỏi mật khẩu, dù qua trò chuyện hay điện thoại.</p>",
    ],
    "n-11": [
      "Hướng dẫn ngắn cho ngày đầu tiên.",
      "<ol><li>Ô tìm kiếm ở phía trên.</li><li>Nhấn hình trái tim ở trò bạn thích.</li><li>Số dư nằm cạnh tên bạn.</li></ol>",
    ],
    "u-1": [
      "Sảnh đã mở",
      '<p>Mọi nút Chơi thử mở trò chơi bằng tiền chơi thử. <a href="/promotions">Xem các khuyến mãi.</a></p>',
    ],
    "u-2": [
      "Tuần lễ Đèn lồng",
      "<p>Mỗi ngày thắp một chiếc đèn lồng. Số đèn đã thắp hiển thị ở trang khuyến mãi.</p>",
    ],
    "u-3": [
      "Chào mừng bạn",
      "<p>Hãy đặt giới hạn trước lượt chơi đầu tiên. Việc này mất một phút, và giới hạn vẫn giữ hiệu lực.</p>",
    ],
  },
  agentNotices: {
    "an-1": [
      "Cách tính lương",
      "<p>Cổ tức là một phần số tiền nhóm thua trong một kỳ. Mọi loại lương là một phần tiền cược của nhóm. Nếu các điều khoản không được đáp ứng, hợp đồng không trả. Khoản đã trả không bị thu lại.</p>",
    ],
    "an-2": [
      "Lương ngày được trả sau nửa đêm",
      "<p>Lương ngày cho tiền cược hôm qua được trả trong hôm nay, sau nửa đêm (UTC).</p>",
    ],
    "an-3": [
      "Mật khẩu ban đầu được đổi ở lần đăng nhập đầu tiên",
      "<p>Hãy trao mật khẩu trực tiếp cho chủ tài khoản mới. Chủ tài khoản phải chọn mật khẩu khác ở lần đăng nhập đầu tiên.</p>",
    ],
    "an-4": [
      "Bạn không thể cấp tỷ lệ cao hơn tỷ lệ của mình",
      "<p>Tỷ lệ của tuyến dưới không thể cao hơn tỷ lệ của bạn. Tỷ lệ đó cũng không thể thấp hơn tỷ lệ mà tuyến dưới đã cấp tiếp.</p>",
    ],
    "an-5": [
      "Chỉ dành cho người trưởng thành",
      "<p>Mọi người bạn giới thiệu phải từ 18 tuổi trở lên. Đừng bao giờ thúc giục ai chơi. Hãy cho họ biết các giới hạn mà mỗi tài khoản có thể đặt.</p>",
    ],
  },
};
